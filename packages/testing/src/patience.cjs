// What a test waits for takes longer on a machine that does other work; a second, the library's own limit, is no statement
// about the code. Only where there is a document.
if (typeof window !== 'undefined') require('@testing-library/react').configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(20_000);
