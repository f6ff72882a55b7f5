import * as audit from './audit.ts';
import * as companies from './companies.ts';
import { departments, tasksInDepartmentsAndGroups } from './departments.ts';
import { groups } from './groups.ts';
import * as passwords from './passwords.ts';
import * as session from './session.ts';
import * as users from './users.ts';

const { getUser, refreshUser, loginCheck, recordLastLogin, logout, confirmPrivacyPolicy, sendVerificationEmail, verifyEmail } =
  session;
const { changePassword, requestPasswordLink, readPasswordLink, usePasswordLink } = passwords;
const { listCompanies, getCompanyView, getAdminPanelCompany } = companies;
const { listUsers, countUsers, getUneditableUsers, changeDisabled, inviteUsers, verifyEmailsExisted } = users;
const { deleteUser, resendInvite, getProfile, updateProfile } = users;
const { listAuditLog } = audit;

/** Every call of the product, by area. The server must implement each; the generated tests and OpenAPI walk this object. */
export const contract = {
  session: { getUser, refreshUser, loginCheck, recordLastLogin, logout, confirmPrivacyPolicy, sendVerificationEmail, verifyEmail },
  passwords: { changePassword, requestPasswordLink, readPasswordLink, usePasswordLink },
  companies: { listCompanies, getCompanyView, getAdminPanelCompany },
  users: {
    listUsers,
    countUsers,
    getUneditableUsers,
    changeDisabled,
    inviteUsers,
    verifyEmailsExisted,
    deleteUser,
    resendInvite,
    getProfile,
    updateProfile,
  },
  departments: { ...departments, tasksInDepartmentsAndGroups },
  groups,
  audit: { listAuditLog },
};
