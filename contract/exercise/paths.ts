/** Base of the calls of this area, and of its calls about one company. */
export const exerciseBase = '/phishing-exercise/api/v1';
export const exerciseCompany = `${exerciseBase}/company/{companyId}` as const;
