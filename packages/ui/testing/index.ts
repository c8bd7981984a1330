export { agreementFaults, formFaults } from './agreement.ts';
