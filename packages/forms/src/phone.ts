export { formatPhone, normalisePhone, phone } from '@vitryna/phone';
