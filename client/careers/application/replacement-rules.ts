export { fileErrors as check } from '../apply/chosen-file.ts';
