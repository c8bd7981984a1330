export { agreementFaults, formFaults } from './agreement.ts';
export { faultsIn } from './told-faults.ts';
