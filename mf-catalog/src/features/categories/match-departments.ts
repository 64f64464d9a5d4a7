import type { CategoryLink, Department } from './to-departments.ts';

/** Departments with what fits the words in their names; what stands in something that fits stays with it. */
export function matchDepartments(departments: Department[], query: string): Department[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return departments;
  const fits = ({ title }: CategoryLink) => {
    const text = fold(title);
    return words.every((word) => text.includes(word));
  };
  return departments.flatMap((department) => {
    if (fits(department)) return [department];
    const groups = department.groups.flatMap((group) => {
      if (fits(group)) return [group];
      const children = group.children.filter(fits);
      return children.length > 0 ? [{ ...group, children }] : [];
    });
    return groups.length > 0 ? [{ ...department, groups }] : [];
  });
}

/** How many categories departments hold, with themselves. */
export function countCategories(departments: Department[]): number {
  return departments.reduce(
    (sum, { groups }) => sum + 1 + groups.reduce((inside, { children }) => inside + 1 + children.length, 0),
    0,
  );
}

/** Letters that are typed for each other are one: apostrophes of any shape, ґ and г, ё and е, і and и. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’ʼ`'´]/g, '')
    .replace(/ґ/g, 'г')
    .replace(/ё/g, 'е')
    .replace(/[іїы]/g, 'и');
}
