import { company } from '../company.ts';

/** Who answers for personal data, as /privacy shows it. The facts are those of content/company.ts. */
export const responsible = {
  id: 'responsible',
  title: 'Who is responsible',
  facts: [
    { name: 'Company', value: company.legalName },
    { name: 'Address', value: company.address.line },
    { name: 'Registration (CIN)', value: company.registration.cin },
    { name: 'Tax no. (GSTIN)', value: company.registration.gstin },
  ],
  contact: { name: 'Data protection', value: company.privacy.contact, email: company.privacy.email },
} as const;
