/** 1234567.8 → "1,234,568". */
export const format = (value: number): string => Math.round(value).toLocaleString('en');
