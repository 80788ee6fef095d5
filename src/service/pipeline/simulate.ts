export { type CarriedReport, simulateCarried } from '../../engine/simulation/carried/simulate-carried.ts'
export { PipelinePool, type SimulationReport, simulate } from '../../engine/simulation/simulate.ts'
