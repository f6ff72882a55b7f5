/** Departments in order: the first few exist everywhere, the later ones in larger companies. */
export const departmentNames = [
  'Finance',
  'Sales',
  'Operations',
  'Human Resources',
  'IT',
  'Customer Support',
  'Marketing',
  'Legal',
  'Engineering',
  'Procurement',
  'Facilities',
  'Research & Development',
  'Quality Assurance',
  'Executive Office',
] as const;

/** Alternative names. */
export const otherDepartmentNames: Record<string, readonly string[]> = {
  healthcare: ['Nursing', 'Reception', 'Radiology', 'Billing', 'Practice Management', 'Pharmacy', 'IT', 'Human Resources'],
  education: ['Admissions', 'Faculty', 'Library', 'Student Services', 'IT', 'Finance', 'Alumni Relations', 'Campus Safety'],
  legal: ['Litigation', 'Corporate', 'Paralegals', 'Front Office', 'IT', 'Finance', 'Knowledge Management'],
  retail: ['Store Operations', 'E-commerce', 'Buying', 'Warehouse', 'Customer Care', 'Finance', 'Marketing', 'Human Resources'],
  manufacturing: ['Production', 'Maintenance', 'Logistics', 'Quality', 'Purchasing', 'Sales', 'Finance', 'Health & Safety', 'IT'],
  hospitality: ['Front Desk', 'Kitchen', 'Housekeeping', 'Events', 'Reservations', 'Finance', 'Human Resources'],
};

export const groupNames = [
  'New hires',
  'Managers',
  'Remote staff',
  'Finance approvers',
  'Executives & assistants',
  'Privileged access',
  'Contractors',
  'Security champions',
  'Night shift',
  'Headquarters',
] as const;

/** Former name of a department, for the audit log. */
export const formerNames: Record<string, string> = {
  'Human Resources': 'Personnel',
  IT: 'Information Technology',
  'Customer Support': 'Helpdesk',
  Operations: 'Back Office',
  'Customer Care': 'Service Desk',
  Finance: 'Accounting',
  Billing: 'Invoicing',
};
