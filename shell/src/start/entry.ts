// In a microtask, with nothing on the stack: React makes errors while it is evaluated, and who records (a profiler, developer tools) reads all
// functions that an error's stack names once more. The one around the whole script took longer than the script itself.
void import(/* webpackMode: "eager" */ './main.ts');
