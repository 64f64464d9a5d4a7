// Stands for the sentences of `@module-federation/error-codes`: the code that each error carries leads to the same sentence in the docs.
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
