/** Numbers to show for a page among many: the ends, the neighbours, and `null` where numbers are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  const numbers: (number | null)[] = [];
  let last = 0;
  for (const number of shown.sort((a, b) => a - b)) {
    if (number - last === 2) numbers.push(last + 1);
    else if (number - last > 2) numbers.push(null);
    numbers.push(number);
    last = number;
  }
  return numbers;
}
