// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const configShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"$schema":{"description":"Where the JSON Schema is, for editors","type":"string"},"schema_version":{"type":"string","pattern":"^1\\.\\d{1,6}\\.\\d{1,6}$"},"pipeline":{},"timezone":{"description":"IANA name, such as Asia/Seoul; of the day in ids and of shown times","type":"string"},"language":{"description":"The language of notifications, and of output without --lang","type":"string","enum":["ko","en"]},"target_branch":{"description":"Where approved work is merged; the branch checked out where it is missing","type":"string","pattern":"^(?![-/.])(?!(?:@|[Hh][Ee][Aa][Dd])$)(?!.*(?:\\.\\.|\\/\\/|\\/\\.|\\.\\/|\\.[Ll][Oo][Cc][Kk](?:\\/|$)|[/.]$))(?!.*\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{M}_./+#@=,%-]{1,100}$"},"agents":{"description":"Who plays each stage, by stage id; rehearsal agents play the others","type":"object","propertyNames":{"type":"string"},"additionalProperties":{"anyOf":[{"type":"string","enum":["rehearsal","claude","codex","gemini","opencode","qwen","copilot","goose"]},{"type":"object","properties":{"agent":{"description":"An agent CLI that Baton knows how to call","type":"string","enum":["claude","codex","gemini","opencode","qwen","copilot","goose"]},"command":{"description":"The program of the agent and its arguments; {prompt} stands for the request, {prompt_file} for a file that holds it","minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"}},"tier":{"description":"Chooses the model by \"tiers\"","type":"string","enum":["critical","standard","fast"]},"model":{"description":"The model, by the name that the CLI uses; wins over the tier","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"tools":{"description":"The only tools that the model gets, by the names of the CLI","minItems":1,"maxItems":100,"type":"array","items":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"max_turns":{"description":"Calls of the model for one request","type":"integer","minimum":1,"maximum":1000},"system_prompt":{"description":"Added to the CLI's own system prompt","type":"string","pattern":"^(?:[\\t\\n\\r]|[^\\p{Cc}]){1,20000}$"},"mcp":{"description":"Whether its runs get baton mcp; without it, those of Codex and of ACP agents do","type":"boolean"},"name":{"description":"How the agent is called in lists","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"pass":{"description":"Names of environment variables that the agent gets","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}$"}},"settings":{"description":"Names of settings that the agent gets, as variables or as paths of files; NAME? may be missing","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}},"nonce_required":{"description":"Hear only blocks that carry BATON_NONCE","type":"boolean"},"adapter":{"description":"How its output is read: plain text, or the event stream of a known CLI","type":"string","enum":["plain","claude","codex","codex-server","gemini","acp"]},"limits":{"type":"object","properties":{"silence_minutes":{"description":"An agent is treated as stuck after so many minutes without output","type":"number","minimum":0.01,"maximum":100000},"wall_minutes":{"description":"The whole time that an agent may run","type":"number","minimum":0.01,"maximum":100000},"question_minutes":{"description":"How long a question waits before its default answers","type":"number","minimum":0.01,"maximum":100000},"workspace_bytes":{"description":"What the workspace of a run may take on disk","type":"integer","minimum":1000000,"maximum":9007199254740991},"transcript_bytes":{"description":"What the transcript of a run may take on disk","type":"integer","minimum":1000,"maximum":9007199254740991}},"additionalProperties":false}},"additionalProperties":false}]}},"coders":{"description":"Who codes for the leader of a stage, by stage id: `single` is one agent, `graph` a graph of specialists; where it is missing, a graph from medium size on","type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string","enum":["single","graph"]}},"reviewer":{"description":"Who reviews the change where a stage needs a review; the agent of another stage where it is missing","anyOf":[{"type":"string","enum":["rehearsal","claude","codex","gemini","opencode","qwen","copilot","goose"]},{"type":"object","properties":{"agent":{"description":"An agent CLI that Baton knows how to call","type":"string","enum":["claude","codex","gemini","opencode","qwen","copilot","goose"]},"command":{"description":"The program of the agent and its arguments; {prompt} stands for the request, {prompt_file} for a file that holds it","minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"}},"tier":{"description":"Chooses the model by \"tiers\"","type":"string","enum":["critical","standard","fast"]},"model":{"description":"The model, by the name that the CLI uses; wins over the tier","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"tools":{"description":"The only tools that the model gets, by the names of the CLI","minItems":1,"maxItems":100,"type":"array","items":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"max_turns":{"description":"Calls of the model for one request","type":"integer","minimum":1,"maximum":1000},"system_prompt":{"description":"Added to the CLI's own system prompt","type":"string","pattern":"^(?:[\\t\\n\\r]|[^\\p{Cc}]){1,20000}$"},"mcp":{"description":"Whether its runs get baton mcp; without it, those of Codex and of ACP agents do","type":"boolean"},"name":{"description":"How the agent is called in lists","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"pass":{"description":"Names of environment variables that the agent gets","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}$"}},"settings":{"description":"Names of settings that the agent gets, as variables or as paths of files; NAME? may be missing","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}},"nonce_required":{"description":"Hear only blocks that carry BATON_NONCE","type":"boolean"},"adapter":{"description":"How its output is read: plain text, or the event stream of a known CLI","type":"string","enum":["plain","claude","codex","codex-server","gemini","acp"]},"limits":{"type":"object","properties":{"silence_minutes":{"description":"An agent is treated as stuck after so many minutes without output","type":"number","minimum":0.01,"maximum":100000},"wall_minutes":{"description":"The whole time that an agent may run","type":"number","minimum":0.01,"maximum":100000},"question_minutes":{"description":"How long a question waits before its default answers","type":"number","minimum":0.01,"maximum":100000},"workspace_bytes":{"description":"What the workspace of a run may take on disk","type":"integer","minimum":1000000,"maximum":9007199254740991},"transcript_bytes":{"description":"What the transcript of a run may take on disk","type":"integer","minimum":1000,"maximum":9007199254740991}},"additionalProperties":false}},"additionalProperties":false}]},"tiers":{"description":"The model of each tier, by the name of the agent; Claude Code has opus, sonnet and haiku by default","type":"object","propertyNames":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"additionalProperties":{"type":"object","properties":{"critical":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"standard":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"fast":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"additionalProperties":false}},"fallback":{"description":"Who takes over a run of a stage when its agent is missing, out of quota or overloaded, by stage id, in this order","type":"object","propertyNames":{"type":"string"},"additionalProperties":{"minItems":1,"maxItems":5,"type":"array","items":{"anyOf":[{"type":"string","enum":["claude","codex","gemini","opencode","qwen","copilot","goose"]},{"type":"object","properties":{"agent":{"description":"An agent CLI that Baton knows how to call","type":"string","enum":["claude","codex","gemini","opencode","qwen","copilot","goose"]},"command":{"description":"The program of the agent and its arguments; {prompt} stands for the request, {prompt_file} for a file that holds it","minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"}},"tier":{"description":"Chooses the model by \"tiers\"","type":"string","enum":["critical","standard","fast"]},"model":{"description":"The model, by the name that the CLI uses; wins over the tier","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"tools":{"description":"The only tools that the model gets, by the names of the CLI","minItems":1,"maxItems":100,"type":"array","items":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"max_turns":{"description":"Calls of the model for one request","type":"integer","minimum":1,"maximum":1000},"system_prompt":{"description":"Added to the CLI's own system prompt","type":"string","pattern":"^(?:[\\t\\n\\r]|[^\\p{Cc}]){1,20000}$"},"mcp":{"description":"Whether its runs get baton mcp; without it, those of Codex and of ACP agents do","type":"boolean"},"name":{"description":"How the agent is called in lists","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"pass":{"description":"Names of environment variables that the agent gets","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}$"}},"settings":{"description":"Names of settings that the agent gets, as variables or as paths of files; NAME? may be missing","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}},"nonce_required":{"description":"Hear only blocks that carry BATON_NONCE","type":"boolean"},"adapter":{"description":"How its output is read: plain text, or the event stream of a known CLI","type":"string","enum":["plain","claude","codex","codex-server","gemini","acp"]},"limits":{"type":"object","properties":{"silence_minutes":{"description":"An agent is treated as stuck after so many minutes without output","type":"number","minimum":0.01,"maximum":100000},"wall_minutes":{"description":"The whole time that an agent may run","type":"number","minimum":0.01,"maximum":100000},"question_minutes":{"description":"How long a question waits before its default answers","type":"number","minimum":0.01,"maximum":100000},"workspace_bytes":{"description":"What the workspace of a run may take on disk","type":"integer","minimum":1000000,"maximum":9007199254740991},"transcript_bytes":{"description":"What the transcript of a run may take on disk","type":"integer","minimum":1000,"maximum":9007199254740991}},"additionalProperties":false}},"additionalProperties":false}]}}},"documents":{"description":"Where this project keeps the documents that the pipeline expects, by name; [] for one it does not have","type":"object","propertyNames":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"},"additionalProperties":{"maxItems":20,"type":"array","items":{"type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}}},"skip_docs":{"description":"Leave documentation out: the PO who starts a task with it is on the record, as with baton run --skip-docs","type":"boolean"},"keep":{"description":"When baton run, baton worker or baton gc removes what is no longer needed","type":"object","properties":{"transcript_days":{"description":"How long the transcript of an ended run is kept","type":"number","minimum":0,"maximum":36500},"folder_days":{"description":"How long the folder of an ended run of no task, or one of an open task that was changed by hand, is kept; its work stays as commits","type":"number","minimum":0,"maximum":36500}},"additionalProperties":false},"prompts":{"description":"A folder of prompt templates that replace the built-in ones, relative to this file","type":"string"},"checks":{"description":"What Baton itself runs for evidence","maxItems":100,"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$","description":"How the check is called in evidence and reports"},"command":{"minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"},"description":"Passes when it exits with 0"},"kind":{"description":"What it checks; a stage may ask for some kinds only. Without a kind it counts for every stage","type":"string","enum":["build","unit","test","lint","other"]},"timeout_minutes":{"type":"number","minimum":0.01,"maximum":100000},"cwd":{"description":"The folder that it runs in, from the root of the repository","type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"},"paths":{"description":"Runs where the change touches one of these, and on every merge; every change where it is missing","minItems":1,"maxItems":200,"type":"array","items":{"type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}}},"required":["name","command"],"additionalProperties":false}},"setup":{"description":"What every clone needs before agents and checks work in it; found by its files where it is missing","type":"object","properties":{"steps":{"description":"In this order, before agents and checks","maxItems":20,"type":"array","items":{"type":"object","properties":{"name":{"description":"How the step is called; its command where it is missing","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"command":{"minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"},"description":"Makes what a clone needs: npm ci"},"cwd":{"description":"The folder that it runs in, from the root of the repository","type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"},"inputs":{"description":"Files that decide what it makes: lock files, manifests. Every file where it is missing","maxItems":200,"type":"array","items":{"type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}},"outputs":{"description":"What the inputs alone decide: node_modules. The rest is made again for another tree","maxItems":200,"type":"array","items":{"type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}},"again":{"description":"Runs instead of the command where the outputs come from the cache and the tree is another","maxItems":20,"type":"array","items":{"minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"},"description":"A program and its arguments; no shell reads them"}},"env":{"description":"Variables for the command; no secrets","type":"object","propertyNames":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}$"},"additionalProperties":{"type":"string"}},"timeout_minutes":{"type":"number","minimum":0.01,"maximum":100000}},"required":["command"],"additionalProperties":false}},"copy":{"description":"Files that git ignores and that clones need, in the syntax of gitignore: .env.test","maxItems":200,"type":"array","items":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}}},"additionalProperties":false},"reuse_evidence":{"description":"Where the result of a check on the same tree is used again: stages (the default), always (merges too), never","type":"string","enum":["stages","always","never"]},"limits":{"description":"What every run may take","type":"object","properties":{"silence_minutes":{"description":"An agent is treated as stuck after so many minutes without output","type":"number","minimum":0.01,"maximum":100000},"wall_minutes":{"description":"The whole time that an agent may run","type":"number","minimum":0.01,"maximum":100000},"question_minutes":{"description":"How long a question waits before its default answers","type":"number","minimum":0.01,"maximum":100000},"workspace_bytes":{"description":"What the workspace of a run may take on disk","type":"integer","minimum":1000000,"maximum":9007199254740991},"transcript_bytes":{"description":"What the transcript of a run may take on disk","type":"integer","minimum":1000,"maximum":9007199254740991}},"additionalProperties":false},"permissions":{"description":"What the agent of a stage may do without a question, by stage id; [\"read\", \"edit\", \"checks\"] where it is missing","type":"object","propertyNames":{"type":"string"},"additionalProperties":{"maxItems":100,"type":"array","items":{"type":"string","pattern":"^(?:read|edit|web|checks|(?:read|edit|run|web|tool) [^\\s\\p{Cc}][^\\p{Cc}]{0,999})$"}}},"prices":{"description":"What tokens cost, by model or by program, for agents that tell tokens and no cost","type":"object","propertyNames":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"additionalProperties":{"type":"object","properties":{"input":{"type":"number","minimum":0,"maximum":1000000,"description":"US dollars for a million input tokens"},"output":{"type":"number","minimum":0,"maximum":1000000,"description":"US dollars for a million output tokens"}},"required":["input","output"],"additionalProperties":false}},"concurrency":{"description":"How many tasks a stage works on at once, by stage id; 1 where it is missing","type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"integer","minimum":1,"maximum":64}},"coder_attempts":{"description":"Attempts of a coder before a person is asked","type":"integer","minimum":1,"maximum":100},"relaxed_attempts":{"description":"Attempts that relaxed criteria allow","type":"integer","minimum":1,"maximum":100},"repairs":{"description":"Repairs that are asked of an answer of the wrong form","type":"integer","minimum":0,"maximum":10}},"required":["schema_version"],"additionalProperties":false,"title":"ProjectConfig","description":"baton.config.json: how a repository wants its tasks carried"};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = lazyPattern("^1\\.\\d{1,6}\\.\\d{1,6}$");
const pattern1 = lazyPattern("^(?![-/.])(?!(?:@|[Hh][Ee][Aa][Dd])$)(?!.*(?:\\.\\.|\\/\\/|\\/\\.|\\.\\/|\\.[Ll][Oo][Cc][Kk](?:\\/|$)|[/.]$))(?!.*\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{M}_./+#@=,%-]{1,100}$");
const pattern2 = lazyPattern("^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$");
const pattern4 = lazyPattern("^(?:[\\t\\n\\r]|[^\\p{Cc}]){1,20000}$");
const pattern6 = lazyPattern("^[A-Za-z_][A-Za-z0-9_]{0,127}$");
const pattern7 = lazyPattern("^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$");
const pattern24 = lazyPattern("^[a-z][a-z0-9_]{0,39}$");
const pattern25 = lazyPattern("^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$");
const pattern35 = lazyPattern("^(?:read|edit|web|checks|(?:read|edit|run|web|tool) [^\\s\\p{Cc}][^\\p{Cc}]{0,999})$");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of schema11.required){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: prop0}});
errors++;
}
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.schema_version !== undefined){
let data1 = data.schema_version;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/pattern",keyword:"pattern",params:{pattern: "^1\\.\\d{1,6}\\.\\d{1,6}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data3 === "ko") || (data3 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema11.properties.language.enum}});
errors++;
}
}
if(data.target_branch !== undefined){
let data4 = data.target_branch;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/target_branch",schemaPath:"#/properties/target_branch/pattern",keyword:"pattern",params:{pattern: "^(?![-/.])(?!(?:@|[Hh][Ee][Aa][Dd])$)(?!.*(?:\\.\\.|\\/\\/|\\/\\.|\\.\\/|\\.[Ll][Oo][Cc][Kk](?:\\/|$)|[/.]$))(?!.*\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{M}_./+#@=,%-]{1,100}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target_branch",schemaPath:"#/properties/target_branch/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.agents !== undefined){
let data5 = data.agents;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs14 = errors;
if(typeof key1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key1});
errors++;
}
var valid1 = _errs14 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/propertyNames",keyword:"propertyNames",params:{propertyName: key1}});
errors++;
}
}
for(const key2 in data5){
let data6 = data5[key2];
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((data6 === "rehearsal") || (data6 === "claude")) || (data6 === "codex")) || (data6 === "gemini")) || (data6 === "opencode")) || (data6 === "qwen")) || (data6 === "copilot")) || (data6 === "goose"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema11.properties.agents.additionalProperties.anyOf[0].enum}});
errors++;
}
var _valid0 = _errs19 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs21 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
if(!(func2.call(schema11.properties.agents.additionalProperties.anyOf[1].properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data6.agent !== undefined){
let data7 = data6.agent;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/agent",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/agent/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((data7 === "claude") || (data7 === "codex")) || (data7 === "gemini")) || (data7 === "opencode")) || (data7 === "qwen")) || (data7 === "copilot")) || (data7 === "goose"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/agent",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/agent/enum",keyword:"enum",params:{allowedValues: schema11.properties.agents.additionalProperties.anyOf[1].properties.agent.enum}});
errors++;
}
}
if(data6.command !== undefined){
let data8 = data6.command;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/command/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data8.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command/" + i0,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/command/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data6.tier !== undefined){
let data10 = data6.tier;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/tier/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data10 === "critical") || (data10 === "standard")) || (data10 === "fast"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/tier/enum",keyword:"enum",params:{allowedValues: schema11.properties.agents.additionalProperties.anyOf[1].properties.tier.enum}});
errors++;
}
}
if(data6.model !== undefined){
let data11 = data6.model;
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/model",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/model/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/model",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.tools !== undefined){
let data12 = data6.tools;
if(Array.isArray(data12)){
if(data12.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tools",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/tools/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tools",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/tools/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tools/" + i1,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/tools/items/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tools/" + i1,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/tools/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tools",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/tools/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data6.max_turns !== undefined){
let data14 = data6.max_turns;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_turns",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/max_turns/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_turns",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/max_turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_turns",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/max_turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data6.system_prompt !== undefined){
let data15 = data6.system_prompt;
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/system_prompt",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/system_prompt/pattern",keyword:"pattern",params:{pattern: "^(?:[\\t\\n\\r]|[^\\p{Cc}]){1,20000}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/system_prompt",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/system_prompt/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.mcp !== undefined){
if(typeof data6.mcp !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/mcp",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/mcp/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data6.name !== undefined){
let data17 = data6.name;
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.pass !== undefined){
let data18 = data6.pass;
if(Array.isArray(data18)){
if(data18.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/pass/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(typeof data19 === "string"){
if(!pattern6.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass/" + i2,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/pass/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass/" + i2,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/pass/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/pass/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data6.settings !== undefined){
let data20 = data6.settings;
if(Array.isArray(data20)){
if(data20.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/settings/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(typeof data21 === "string"){
if(!pattern7.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + i3,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/settings/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + i3,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/settings/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/settings/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data6.nonce_required !== undefined){
if(typeof data6.nonce_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/nonce_required",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/nonce_required/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data6.adapter !== undefined){
let data23 = data6.adapter;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/adapter",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/adapter/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data23 === "plain") || (data23 === "claude")) || (data23 === "codex")) || (data23 === "codex-server")) || (data23 === "gemini")) || (data23 === "acp"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/adapter",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/adapter/enum",keyword:"enum",params:{allowedValues: schema11.properties.agents.additionalProperties.anyOf[1].properties.adapter.enum}});
errors++;
}
}
if(data6.limits !== undefined){
let data24 = data6.limits;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 in data24){
if(!(((((key4 === "silence_minutes") || (key4 === "wall_minutes")) || (key4 === "question_minutes")) || (key4 === "workspace_bytes")) || (key4 === "transcript_bytes"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data24.silence_minutes !== undefined){
let data25 = data24.silence_minutes;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 100000 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/silence_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/silence_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data25 < 0.01 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/silence_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/silence_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/silence_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/silence_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data24.wall_minutes !== undefined){
let data26 = data24.wall_minutes;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 100000 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/wall_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/wall_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data26 < 0.01 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/wall_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/wall_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/wall_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/wall_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data24.question_minutes !== undefined){
let data27 = data24.question_minutes;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 100000 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/question_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/question_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data27 < 0.01 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/question_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/question_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/question_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/question_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data24.workspace_bytes !== undefined){
let data28 = data24.workspace_bytes;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/workspace_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/workspace_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/workspace_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/workspace_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data28 < 1000000 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/workspace_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/workspace_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000}});
errors++;
}
}
}
if(data24.transcript_bytes !== undefined){
let data29 = data24.transcript_bytes;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/transcript_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/transcript_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/transcript_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/transcript_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data29 < 1000 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/transcript_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/transcript_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.coders !== undefined){
let data30 = data.coders;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key5 in data30){
const _errs73 = errors;
if(typeof key5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/coders",schemaPath:"#/properties/coders/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key5});
errors++;
}
var valid14 = _errs73 === errors;
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/coders",schemaPath:"#/properties/coders/propertyNames",keyword:"propertyNames",params:{propertyName: key5}});
errors++;
}
}
for(const key6 in data30){
let data31 = data30[key6];
if(typeof data31 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/coders/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/coders/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data31 === "single") || (data31 === "graph"))){
(vErrors ??= []).push({instancePath:instancePath+"/coders/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/coders/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema11.properties.coders.additionalProperties.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coders",schemaPath:"#/properties/coders/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.reviewer !== undefined){
let data32 = data.reviewer;
const _errs79 = errors;
let valid16 = false;
const _errs80 = errors;
if(typeof data32 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/0/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((data32 === "rehearsal") || (data32 === "claude")) || (data32 === "codex")) || (data32 === "gemini")) || (data32 === "opencode")) || (data32 === "qwen")) || (data32 === "copilot")) || (data32 === "goose"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema11.properties.reviewer.anyOf[0].enum}});
errors++;
}
var _valid1 = _errs80 === errors;
valid16 = valid16 || _valid1;
if(!valid16){
const _errs82 = errors;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key7 in data32){
if(!(func2.call(schema11.properties.reviewer.anyOf[1].properties, key7))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data32.agent !== undefined){
let data33 = data32.agent;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/agent",schemaPath:"#/properties/reviewer/anyOf/1/properties/agent/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((data33 === "claude") || (data33 === "codex")) || (data33 === "gemini")) || (data33 === "opencode")) || (data33 === "qwen")) || (data33 === "copilot")) || (data33 === "goose"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/agent",schemaPath:"#/properties/reviewer/anyOf/1/properties/agent/enum",keyword:"enum",params:{allowedValues: schema11.properties.reviewer.anyOf[1].properties.agent.enum}});
errors++;
}
}
if(data32.command !== undefined){
let data34 = data32.command;
if(Array.isArray(data34)){
if(data34.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/command",schemaPath:"#/properties/reviewer/anyOf/1/properties/command/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data34.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/command",schemaPath:"#/properties/reviewer/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
if(typeof data34[i4] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/command/" + i4,schemaPath:"#/properties/reviewer/anyOf/1/properties/command/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/command",schemaPath:"#/properties/reviewer/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data32.tier !== undefined){
let data36 = data32.tier;
if(typeof data36 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/tier",schemaPath:"#/properties/reviewer/anyOf/1/properties/tier/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data36 === "critical") || (data36 === "standard")) || (data36 === "fast"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/tier",schemaPath:"#/properties/reviewer/anyOf/1/properties/tier/enum",keyword:"enum",params:{allowedValues: schema11.properties.reviewer.anyOf[1].properties.tier.enum}});
errors++;
}
}
if(data32.model !== undefined){
let data37 = data32.model;
if(typeof data37 === "string"){
if(!pattern2.test(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/model",schemaPath:"#/properties/reviewer/anyOf/1/properties/model/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/model",schemaPath:"#/properties/reviewer/anyOf/1/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data32.tools !== undefined){
let data38 = data32.tools;
if(Array.isArray(data38)){
if(data38.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/tools",schemaPath:"#/properties/reviewer/anyOf/1/properties/tools/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data38.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/tools",schemaPath:"#/properties/reviewer/anyOf/1/properties/tools/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
let data39 = data38[i5];
if(typeof data39 === "string"){
if(!pattern2.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/tools/" + i5,schemaPath:"#/properties/reviewer/anyOf/1/properties/tools/items/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/tools/" + i5,schemaPath:"#/properties/reviewer/anyOf/1/properties/tools/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/tools",schemaPath:"#/properties/reviewer/anyOf/1/properties/tools/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data32.max_turns !== undefined){
let data40 = data32.max_turns;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/max_turns",schemaPath:"#/properties/reviewer/anyOf/1/properties/max_turns/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 1000 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/max_turns",schemaPath:"#/properties/reviewer/anyOf/1/properties/max_turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/max_turns",schemaPath:"#/properties/reviewer/anyOf/1/properties/max_turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data32.system_prompt !== undefined){
let data41 = data32.system_prompt;
if(typeof data41 === "string"){
if(!pattern4.test(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/system_prompt",schemaPath:"#/properties/reviewer/anyOf/1/properties/system_prompt/pattern",keyword:"pattern",params:{pattern: "^(?:[\\t\\n\\r]|[^\\p{Cc}]){1,20000}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/system_prompt",schemaPath:"#/properties/reviewer/anyOf/1/properties/system_prompt/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data32.mcp !== undefined){
if(typeof data32.mcp !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/mcp",schemaPath:"#/properties/reviewer/anyOf/1/properties/mcp/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data32.name !== undefined){
let data43 = data32.name;
if(typeof data43 === "string"){
if(!pattern2.test(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/name",schemaPath:"#/properties/reviewer/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/name",schemaPath:"#/properties/reviewer/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data32.pass !== undefined){
let data44 = data32.pass;
if(Array.isArray(data44)){
if(data44.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/pass",schemaPath:"#/properties/reviewer/anyOf/1/properties/pass/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len6 = data44.length;
for(let i6=0; i6<len6; i6++){
let data45 = data44[i6];
if(typeof data45 === "string"){
if(!pattern6.test(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/pass/" + i6,schemaPath:"#/properties/reviewer/anyOf/1/properties/pass/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/pass/" + i6,schemaPath:"#/properties/reviewer/anyOf/1/properties/pass/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/pass",schemaPath:"#/properties/reviewer/anyOf/1/properties/pass/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data32.settings !== undefined){
let data46 = data32.settings;
if(Array.isArray(data46)){
if(data46.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/settings",schemaPath:"#/properties/reviewer/anyOf/1/properties/settings/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len7 = data46.length;
for(let i7=0; i7<len7; i7++){
let data47 = data46[i7];
if(typeof data47 === "string"){
if(!pattern7.test(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/settings/" + i7,schemaPath:"#/properties/reviewer/anyOf/1/properties/settings/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/settings/" + i7,schemaPath:"#/properties/reviewer/anyOf/1/properties/settings/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/settings",schemaPath:"#/properties/reviewer/anyOf/1/properties/settings/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data32.nonce_required !== undefined){
if(typeof data32.nonce_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/nonce_required",schemaPath:"#/properties/reviewer/anyOf/1/properties/nonce_required/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data32.adapter !== undefined){
let data49 = data32.adapter;
if(typeof data49 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/adapter",schemaPath:"#/properties/reviewer/anyOf/1/properties/adapter/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data49 === "plain") || (data49 === "claude")) || (data49 === "codex")) || (data49 === "codex-server")) || (data49 === "gemini")) || (data49 === "acp"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/adapter",schemaPath:"#/properties/reviewer/anyOf/1/properties/adapter/enum",keyword:"enum",params:{allowedValues: schema11.properties.reviewer.anyOf[1].properties.adapter.enum}});
errors++;
}
}
if(data32.limits !== undefined){
let data50 = data32.limits;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key8 in data50){
if(!(((((key8 === "silence_minutes") || (key8 === "wall_minutes")) || (key8 === "question_minutes")) || (key8 === "workspace_bytes")) || (key8 === "transcript_bytes"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data50.silence_minutes !== undefined){
let data51 = data50.silence_minutes;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 100000 || isNaN(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/silence_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/silence_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data51 < 0.01 || isNaN(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/silence_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/silence_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/silence_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/silence_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data50.wall_minutes !== undefined){
let data52 = data50.wall_minutes;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 100000 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/wall_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/wall_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data52 < 0.01 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/wall_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/wall_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/wall_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/wall_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data50.question_minutes !== undefined){
let data53 = data50.question_minutes;
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 100000 || isNaN(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/question_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/question_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data53 < 0.01 || isNaN(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/question_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/question_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/question_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/question_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data50.workspace_bytes !== undefined){
let data54 = data50.workspace_bytes;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/workspace_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/workspace_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 9007199254740991 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/workspace_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/workspace_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data54 < 1000000 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/workspace_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/workspace_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000}});
errors++;
}
}
}
if(data50.transcript_bytes !== undefined){
let data55 = data50.transcript_bytes;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/transcript_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/transcript_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 9007199254740991 || isNaN(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/transcript_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/transcript_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data55 < 1000 || isNaN(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/transcript_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/transcript_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid1 = _errs82 === errors;
valid16 = valid16 || _valid1;
}
if(!valid16){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
}
}
if(data.tiers !== undefined){
let data56 = data.tiers;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key9 in data56){
const _errs134 = errors;
if(typeof key9 === "string"){
if(!pattern2.test(key9)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},propertyName:key9});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key9});
errors++;
}
var valid27 = _errs134 === errors;
if(!valid27){
(vErrors ??= []).push({instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/propertyNames",keyword:"propertyNames",params:{propertyName: key9}});
errors++;
}
}
for(const key10 in data56){
let data57 = data56[key10];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key11 in data57){
if(!(((key11 === "critical") || (key11 === "standard")) || (key11 === "fast"))){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tiers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data57.critical !== undefined){
let data58 = data57.critical;
if(typeof data58 === "string"){
if(!pattern2.test(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/critical",schemaPath:"#/properties/tiers/additionalProperties/properties/critical/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/critical",schemaPath:"#/properties/tiers/additionalProperties/properties/critical/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.standard !== undefined){
let data59 = data57.standard;
if(typeof data59 === "string"){
if(!pattern2.test(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/standard",schemaPath:"#/properties/tiers/additionalProperties/properties/standard/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/standard",schemaPath:"#/properties/tiers/additionalProperties/properties/standard/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data57.fast !== undefined){
let data60 = data57.fast;
if(typeof data60 === "string"){
if(!pattern2.test(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/fast",schemaPath:"#/properties/tiers/additionalProperties/properties/fast/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")+"/fast",schemaPath:"#/properties/tiers/additionalProperties/properties/fast/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/tiers/additionalProperties/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.fallback !== undefined){
let data61 = data.fallback;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key12 in data61){
const _errs148 = errors;
if(typeof key12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key12});
errors++;
}
var valid30 = _errs148 === errors;
if(!valid30){
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/propertyNames",keyword:"propertyNames",params:{propertyName: key12}});
errors++;
}
}
for(const key13 in data61){
let data62 = data61[key13];
if(Array.isArray(data62)){
if(data62.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fallback/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 5}});
errors++;
}
if(data62.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fallback/additionalProperties/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data62.length;
for(let i8=0; i8<len8; i8++){
let data63 = data62[i8];
const _errs154 = errors;
let valid34 = false;
const _errs155 = errors;
if(typeof data63 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/0/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((data63 === "claude") || (data63 === "codex")) || (data63 === "gemini")) || (data63 === "opencode")) || (data63 === "qwen")) || (data63 === "copilot")) || (data63 === "goose"))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema11.properties.fallback.additionalProperties.items.anyOf[0].enum}});
errors++;
}
var _valid2 = _errs155 === errors;
valid34 = valid34 || _valid2;
if(!valid34){
const _errs157 = errors;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key14 in data63){
if(!(func2.call(schema11.properties.fallback.additionalProperties.items.anyOf[1].properties, key14))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}});
errors++;
}
}
if(data63.agent !== undefined){
let data64 = data63.agent;
if(typeof data64 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/agent",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/agent/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((data64 === "claude") || (data64 === "codex")) || (data64 === "gemini")) || (data64 === "opencode")) || (data64 === "qwen")) || (data64 === "copilot")) || (data64 === "goose"))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/agent",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/agent/enum",keyword:"enum",params:{allowedValues: schema11.properties.fallback.additionalProperties.items.anyOf[1].properties.agent.enum}});
errors++;
}
}
if(data63.command !== undefined){
let data65 = data63.command;
if(Array.isArray(data65)){
if(data65.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/command",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/command/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data65.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/command",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len9 = data65.length;
for(let i9=0; i9<len9; i9++){
if(typeof data65[i9] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/command/" + i9,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/command/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/command",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data63.tier !== undefined){
let data67 = data63.tier;
if(typeof data67 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/tier",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/tier/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data67 === "critical") || (data67 === "standard")) || (data67 === "fast"))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/tier",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/tier/enum",keyword:"enum",params:{allowedValues: schema11.properties.fallback.additionalProperties.items.anyOf[1].properties.tier.enum}});
errors++;
}
}
if(data63.model !== undefined){
let data68 = data63.model;
if(typeof data68 === "string"){
if(!pattern2.test(data68)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/model",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/model/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/model",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data63.tools !== undefined){
let data69 = data63.tools;
if(Array.isArray(data69)){
if(data69.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/tools",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/tools/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data69.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/tools",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/tools/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len10 = data69.length;
for(let i10=0; i10<len10; i10++){
let data70 = data69[i10];
if(typeof data70 === "string"){
if(!pattern2.test(data70)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/tools/" + i10,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/tools/items/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/tools/" + i10,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/tools/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/tools",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/tools/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data63.max_turns !== undefined){
let data71 = data63.max_turns;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/max_turns",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/max_turns/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 1000 || isNaN(data71)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/max_turns",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/max_turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data71 < 1 || isNaN(data71)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/max_turns",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/max_turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data63.system_prompt !== undefined){
let data72 = data63.system_prompt;
if(typeof data72 === "string"){
if(!pattern4.test(data72)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/system_prompt",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/system_prompt/pattern",keyword:"pattern",params:{pattern: "^(?:[\\t\\n\\r]|[^\\p{Cc}]){1,20000}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/system_prompt",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/system_prompt/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data63.mcp !== undefined){
if(typeof data63.mcp !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/mcp",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/mcp/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data63.name !== undefined){
let data74 = data63.name;
if(typeof data74 === "string"){
if(!pattern2.test(data74)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/name",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/name",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data63.pass !== undefined){
let data75 = data63.pass;
if(Array.isArray(data75)){
if(data75.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/pass",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/pass/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len11 = data75.length;
for(let i11=0; i11<len11; i11++){
let data76 = data75[i11];
if(typeof data76 === "string"){
if(!pattern6.test(data76)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/pass/" + i11,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/pass/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/pass/" + i11,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/pass/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/pass",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/pass/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data63.settings !== undefined){
let data77 = data63.settings;
if(Array.isArray(data77)){
if(data77.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/settings",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/settings/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len12 = data77.length;
for(let i12=0; i12<len12; i12++){
let data78 = data77[i12];
if(typeof data78 === "string"){
if(!pattern7.test(data78)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/settings/" + i12,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/settings/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/settings/" + i12,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/settings/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/settings",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/settings/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data63.nonce_required !== undefined){
if(typeof data63.nonce_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/nonce_required",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/nonce_required/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data63.adapter !== undefined){
let data80 = data63.adapter;
if(typeof data80 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/adapter",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/adapter/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data80 === "plain") || (data80 === "claude")) || (data80 === "codex")) || (data80 === "codex-server")) || (data80 === "gemini")) || (data80 === "acp"))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/adapter",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/adapter/enum",keyword:"enum",params:{allowedValues: schema11.properties.fallback.additionalProperties.items.anyOf[1].properties.adapter.enum}});
errors++;
}
}
if(data63.limits !== undefined){
let data81 = data63.limits;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
for(const key15 in data81){
if(!(((((key15 === "silence_minutes") || (key15 === "wall_minutes")) || (key15 === "question_minutes")) || (key15 === "workspace_bytes")) || (key15 === "transcript_bytes"))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}});
errors++;
}
}
if(data81.silence_minutes !== undefined){
let data82 = data81.silence_minutes;
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 > 100000 || isNaN(data82)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/silence_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/silence_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data82 < 0.01 || isNaN(data82)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/silence_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/silence_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/silence_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/silence_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data81.wall_minutes !== undefined){
let data83 = data81.wall_minutes;
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 > 100000 || isNaN(data83)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/wall_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/wall_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data83 < 0.01 || isNaN(data83)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/wall_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/wall_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/wall_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/wall_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data81.question_minutes !== undefined){
let data84 = data81.question_minutes;
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 > 100000 || isNaN(data84)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/question_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/question_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data84 < 0.01 || isNaN(data84)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/question_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/question_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/question_minutes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/question_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data81.workspace_bytes !== undefined){
let data85 = data81.workspace_bytes;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/workspace_bytes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/workspace_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 > 9007199254740991 || isNaN(data85)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/workspace_bytes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/workspace_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data85 < 1000000 || isNaN(data85)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/workspace_bytes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/workspace_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000}});
errors++;
}
}
}
if(data81.transcript_bytes !== undefined){
let data86 = data81.transcript_bytes;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/transcript_bytes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/transcript_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 > 9007199254740991 || isNaN(data86)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/transcript_bytes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/transcript_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data86 < 1000 || isNaN(data86)){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits/transcript_bytes",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/properties/transcript_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/limits",schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/properties/limits/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid2 = _errs157 === errors;
valid34 = valid34 || _valid2;
}
if(!valid34){
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/fallback/additionalProperties/items/anyOf",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs154;
if(vErrors !== null){
if(_errs154){
vErrors.length = _errs154;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fallback/additionalProperties/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.documents !== undefined){
let data87 = data.documents;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
for(const key16 in data87){
const _errs209 = errors;
if(typeof key16 === "string"){
if(!pattern24.test(key16)){
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"},propertyName:key16});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key16});
errors++;
}
var valid45 = _errs209 === errors;
if(!valid45){
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/propertyNames",keyword:"propertyNames",params:{propertyName: key16}});
errors++;
}
}
for(const key17 in data87){
let data88 = data87[key17];
if(Array.isArray(data88)){
if(data88.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/documents/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len13 = data88.length;
for(let i13=0; i13<len13; i13++){
let data89 = data88[i13];
if(typeof data89 === "string"){
if(!pattern25.test(data89)){
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + key17.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i13,schemaPath:"#/properties/documents/additionalProperties/items/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + key17.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i13,schemaPath:"#/properties/documents/additionalProperties/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/documents/additionalProperties/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.skip_docs !== undefined){
if(typeof data.skip_docs !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/skip_docs",schemaPath:"#/properties/skip_docs/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.keep !== undefined){
let data91 = data.keep;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
for(const key18 in data91){
if(!((key18 === "transcript_days") || (key18 === "folder_days"))){
(vErrors ??= []).push({instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}});
errors++;
}
}
if(data91.transcript_days !== undefined){
let data92 = data91.transcript_days;
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 > 36500 || isNaN(data92)){
(vErrors ??= []).push({instancePath:instancePath+"/keep/transcript_days",schemaPath:"#/properties/keep/properties/transcript_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}});
errors++;
}
if(data92 < 0 || isNaN(data92)){
(vErrors ??= []).push({instancePath:instancePath+"/keep/transcript_days",schemaPath:"#/properties/keep/properties/transcript_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keep/transcript_days",schemaPath:"#/properties/keep/properties/transcript_days/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data91.folder_days !== undefined){
let data93 = data91.folder_days;
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 > 36500 || isNaN(data93)){
(vErrors ??= []).push({instancePath:instancePath+"/keep/folder_days",schemaPath:"#/properties/keep/properties/folder_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}});
errors++;
}
if(data93 < 0 || isNaN(data93)){
(vErrors ??= []).push({instancePath:instancePath+"/keep/folder_days",schemaPath:"#/properties/keep/properties/folder_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keep/folder_days",schemaPath:"#/properties/keep/properties/folder_days/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.prompts !== undefined){
if(typeof data.prompts !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/prompts",schemaPath:"#/properties/prompts/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.checks !== undefined){
let data95 = data.checks;
if(Array.isArray(data95)){
if(data95.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len14 = data95.length;
for(let i14=0; i14<len14; i14++){
let data96 = data95[i14];
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
for(const prop1 of schema11.properties.checks.items.required){
if(data96[prop1] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
for(const key19 in data96){
if(!((((((key19 === "name") || (key19 === "command")) || (key19 === "kind")) || (key19 === "timeout_minutes")) || (key19 === "cwd")) || (key19 === "paths"))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14,schemaPath:"#/properties/checks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}});
errors++;
}
}
if(data96.name !== undefined){
let data97 = data96.name;
if(typeof data97 === "string"){
if(!pattern2.test(data97)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/name",schemaPath:"#/properties/checks/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/name",schemaPath:"#/properties/checks/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data96.command !== undefined){
let data98 = data96.command;
if(Array.isArray(data98)){
if(data98.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/command",schemaPath:"#/properties/checks/items/properties/command/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data98.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/command",schemaPath:"#/properties/checks/items/properties/command/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len15 = data98.length;
for(let i15=0; i15<len15; i15++){
if(typeof data98[i15] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/command/" + i15,schemaPath:"#/properties/checks/items/properties/command/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/command",schemaPath:"#/properties/checks/items/properties/command/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data96.kind !== undefined){
let data100 = data96.kind;
if(typeof data100 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/kind",schemaPath:"#/properties/checks/items/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data100 === "build") || (data100 === "unit")) || (data100 === "test")) || (data100 === "lint")) || (data100 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/kind",schemaPath:"#/properties/checks/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.checks.items.properties.kind.enum}});
errors++;
}
}
if(data96.timeout_minutes !== undefined){
let data101 = data96.timeout_minutes;
if((typeof data101 == "number") && (isFinite(data101))){
if(data101 > 100000 || isNaN(data101)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/timeout_minutes",schemaPath:"#/properties/checks/items/properties/timeout_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data101 < 0.01 || isNaN(data101)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/timeout_minutes",schemaPath:"#/properties/checks/items/properties/timeout_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/timeout_minutes",schemaPath:"#/properties/checks/items/properties/timeout_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data96.cwd !== undefined){
let data102 = data96.cwd;
if(typeof data102 === "string"){
if(!pattern25.test(data102)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/cwd",schemaPath:"#/properties/checks/items/properties/cwd/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/cwd",schemaPath:"#/properties/checks/items/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data96.paths !== undefined){
let data103 = data96.paths;
if(Array.isArray(data103)){
if(data103.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/paths",schemaPath:"#/properties/checks/items/properties/paths/maxItems",keyword:"maxItems",params:{limit: 200}});
errors++;
}
if(data103.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/paths",schemaPath:"#/properties/checks/items/properties/paths/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len16 = data103.length;
for(let i16=0; i16<len16; i16++){
let data104 = data103[i16];
if(typeof data104 === "string"){
if(!pattern25.test(data104)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/paths/" + i16,schemaPath:"#/properties/checks/items/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/paths/" + i16,schemaPath:"#/properties/checks/items/properties/paths/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14+"/paths",schemaPath:"#/properties/checks/items/properties/paths/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i14,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.setup !== undefined){
let data105 = data.setup;
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
for(const key20 in data105){
if(!((key20 === "steps") || (key20 === "copy"))){
(vErrors ??= []).push({instancePath:instancePath+"/setup",schemaPath:"#/properties/setup/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}});
errors++;
}
}
if(data105.steps !== undefined){
let data106 = data105.steps;
if(Array.isArray(data106)){
if(data106.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps",schemaPath:"#/properties/setup/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len17 = data106.length;
for(let i17=0; i17<len17; i17++){
let data107 = data106[i17];
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
for(const prop2 of schema11.properties.setup.properties.steps.items.required){
if(data107[prop2] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17,schemaPath:"#/properties/setup/properties/steps/items/required",keyword:"required",params:{missingProperty: prop2}});
errors++;
}
}
for(const key21 in data107){
if(!((((((((key21 === "name") || (key21 === "command")) || (key21 === "cwd")) || (key21 === "inputs")) || (key21 === "outputs")) || (key21 === "again")) || (key21 === "env")) || (key21 === "timeout_minutes"))){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17,schemaPath:"#/properties/setup/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}});
errors++;
}
}
if(data107.name !== undefined){
let data108 = data107.name;
if(typeof data108 === "string"){
if(!pattern2.test(data108)){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/name",schemaPath:"#/properties/setup/properties/steps/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/name",schemaPath:"#/properties/setup/properties/steps/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data107.command !== undefined){
let data109 = data107.command;
if(Array.isArray(data109)){
if(data109.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/command",schemaPath:"#/properties/setup/properties/steps/items/properties/command/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data109.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/command",schemaPath:"#/properties/setup/properties/steps/items/properties/command/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len18 = data109.length;
for(let i18=0; i18<len18; i18++){
if(typeof data109[i18] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/command/" + i18,schemaPath:"#/properties/setup/properties/steps/items/properties/command/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/command",schemaPath:"#/properties/setup/properties/steps/items/properties/command/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data107.cwd !== undefined){
let data111 = data107.cwd;
if(typeof data111 === "string"){
if(!pattern25.test(data111)){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/cwd",schemaPath:"#/properties/setup/properties/steps/items/properties/cwd/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/cwd",schemaPath:"#/properties/setup/properties/steps/items/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data107.inputs !== undefined){
let data112 = data107.inputs;
if(Array.isArray(data112)){
if(data112.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/inputs",schemaPath:"#/properties/setup/properties/steps/items/properties/inputs/maxItems",keyword:"maxItems",params:{limit: 200}});
errors++;
}
const len19 = data112.length;
for(let i19=0; i19<len19; i19++){
let data113 = data112[i19];
if(typeof data113 === "string"){
if(!pattern25.test(data113)){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/inputs/" + i19,schemaPath:"#/properties/setup/properties/steps/items/properties/inputs/items/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/inputs/" + i19,schemaPath:"#/properties/setup/properties/steps/items/properties/inputs/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/inputs",schemaPath:"#/properties/setup/properties/steps/items/properties/inputs/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data107.outputs !== undefined){
let data114 = data107.outputs;
if(Array.isArray(data114)){
if(data114.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/outputs",schemaPath:"#/properties/setup/properties/steps/items/properties/outputs/maxItems",keyword:"maxItems",params:{limit: 200}});
errors++;
}
const len20 = data114.length;
for(let i20=0; i20<len20; i20++){
let data115 = data114[i20];
if(typeof data115 === "string"){
if(!pattern25.test(data115)){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/outputs/" + i20,schemaPath:"#/properties/setup/properties/steps/items/properties/outputs/items/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/outputs/" + i20,schemaPath:"#/properties/setup/properties/steps/items/properties/outputs/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/outputs",schemaPath:"#/properties/setup/properties/steps/items/properties/outputs/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data107.again !== undefined){
let data116 = data107.again;
if(Array.isArray(data116)){
if(data116.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/again",schemaPath:"#/properties/setup/properties/steps/items/properties/again/maxItems",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len21 = data116.length;
for(let i21=0; i21<len21; i21++){
let data117 = data116[i21];
if(Array.isArray(data117)){
if(data117.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/again/" + i21,schemaPath:"#/properties/setup/properties/steps/items/properties/again/items/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data117.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/again/" + i21,schemaPath:"#/properties/setup/properties/steps/items/properties/again/items/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len22 = data117.length;
for(let i22=0; i22<len22; i22++){
if(typeof data117[i22] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/again/" + i21+"/" + i22,schemaPath:"#/properties/setup/properties/steps/items/properties/again/items/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/again/" + i21,schemaPath:"#/properties/setup/properties/steps/items/properties/again/items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/again",schemaPath:"#/properties/setup/properties/steps/items/properties/again/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data107.env !== undefined){
let data119 = data107.env;
if(data119 && typeof data119 == "object" && !Array.isArray(data119)){
for(const key22 in data119){
const _errs280 = errors;
if(typeof key22 === "string"){
if(!pattern6.test(key22)){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/env",schemaPath:"#/properties/setup/properties/steps/items/properties/env/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"},propertyName:key22});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/env",schemaPath:"#/properties/setup/properties/steps/items/properties/env/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key22});
errors++;
}
var valid71 = _errs280 === errors;
if(!valid71){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/env",schemaPath:"#/properties/setup/properties/steps/items/properties/env/propertyNames",keyword:"propertyNames",params:{propertyName: key22}});
errors++;
}
}
for(const key23 in data119){
if(typeof data119[key23] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/env/" + key23.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/setup/properties/steps/items/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/env",schemaPath:"#/properties/setup/properties/steps/items/properties/env/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data107.timeout_minutes !== undefined){
let data121 = data107.timeout_minutes;
if((typeof data121 == "number") && (isFinite(data121))){
if(data121 > 100000 || isNaN(data121)){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/timeout_minutes",schemaPath:"#/properties/setup/properties/steps/items/properties/timeout_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data121 < 0.01 || isNaN(data121)){
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/timeout_minutes",schemaPath:"#/properties/setup/properties/steps/items/properties/timeout_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17+"/timeout_minutes",schemaPath:"#/properties/setup/properties/steps/items/properties/timeout_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps/" + i17,schemaPath:"#/properties/setup/properties/steps/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/steps",schemaPath:"#/properties/setup/properties/steps/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data105.copy !== undefined){
let data122 = data105.copy;
if(Array.isArray(data122)){
if(data122.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/setup/copy",schemaPath:"#/properties/setup/properties/copy/maxItems",keyword:"maxItems",params:{limit: 200}});
errors++;
}
const len23 = data122.length;
for(let i23=0; i23<len23; i23++){
let data123 = data122[i23];
if(typeof data123 === "string"){
if(!pattern2.test(data123)){
(vErrors ??= []).push({instancePath:instancePath+"/setup/copy/" + i23,schemaPath:"#/properties/setup/properties/copy/items/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/copy/" + i23,schemaPath:"#/properties/setup/properties/copy/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup/copy",schemaPath:"#/properties/setup/properties/copy/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/setup",schemaPath:"#/properties/setup/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.reuse_evidence !== undefined){
let data124 = data.reuse_evidence;
if(typeof data124 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reuse_evidence",schemaPath:"#/properties/reuse_evidence/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data124 === "stages") || (data124 === "always")) || (data124 === "never"))){
(vErrors ??= []).push({instancePath:instancePath+"/reuse_evidence",schemaPath:"#/properties/reuse_evidence/enum",keyword:"enum",params:{allowedValues: schema11.properties.reuse_evidence.enum}});
errors++;
}
}
if(data.limits !== undefined){
let data125 = data.limits;
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
for(const key24 in data125){
if(!(((((key24 === "silence_minutes") || (key24 === "wall_minutes")) || (key24 === "question_minutes")) || (key24 === "workspace_bytes")) || (key24 === "transcript_bytes"))){
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}});
errors++;
}
}
if(data125.silence_minutes !== undefined){
let data126 = data125.silence_minutes;
if((typeof data126 == "number") && (isFinite(data126))){
if(data126 > 100000 || isNaN(data126)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/silence_minutes",schemaPath:"#/properties/limits/properties/silence_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data126 < 0.01 || isNaN(data126)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/silence_minutes",schemaPath:"#/properties/limits/properties/silence_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/silence_minutes",schemaPath:"#/properties/limits/properties/silence_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data125.wall_minutes !== undefined){
let data127 = data125.wall_minutes;
if((typeof data127 == "number") && (isFinite(data127))){
if(data127 > 100000 || isNaN(data127)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/wall_minutes",schemaPath:"#/properties/limits/properties/wall_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data127 < 0.01 || isNaN(data127)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/wall_minutes",schemaPath:"#/properties/limits/properties/wall_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/wall_minutes",schemaPath:"#/properties/limits/properties/wall_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data125.question_minutes !== undefined){
let data128 = data125.question_minutes;
if((typeof data128 == "number") && (isFinite(data128))){
if(data128 > 100000 || isNaN(data128)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/question_minutes",schemaPath:"#/properties/limits/properties/question_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data128 < 0.01 || isNaN(data128)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/question_minutes",schemaPath:"#/properties/limits/properties/question_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/question_minutes",schemaPath:"#/properties/limits/properties/question_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data125.workspace_bytes !== undefined){
let data129 = data125.workspace_bytes;
if(!(((typeof data129 == "number") && (!(data129 % 1) && !isNaN(data129))) && (isFinite(data129)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/workspace_bytes",schemaPath:"#/properties/limits/properties/workspace_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data129 == "number") && (isFinite(data129))){
if(data129 > 9007199254740991 || isNaN(data129)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/workspace_bytes",schemaPath:"#/properties/limits/properties/workspace_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data129 < 1000000 || isNaN(data129)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/workspace_bytes",schemaPath:"#/properties/limits/properties/workspace_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000}});
errors++;
}
}
}
if(data125.transcript_bytes !== undefined){
let data130 = data125.transcript_bytes;
if(!(((typeof data130 == "number") && (!(data130 % 1) && !isNaN(data130))) && (isFinite(data130)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/transcript_bytes",schemaPath:"#/properties/limits/properties/transcript_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data130 == "number") && (isFinite(data130))){
if(data130 > 9007199254740991 || isNaN(data130)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/transcript_bytes",schemaPath:"#/properties/limits/properties/transcript_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data130 < 1000 || isNaN(data130)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/transcript_bytes",schemaPath:"#/properties/limits/properties/transcript_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.permissions !== undefined){
let data131 = data.permissions;
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
for(const key25 in data131){
const _errs308 = errors;
if(typeof key25 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key25});
errors++;
}
var valid76 = _errs308 === errors;
if(!valid76){
(vErrors ??= []).push({instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/propertyNames",keyword:"propertyNames",params:{propertyName: key25}});
errors++;
}
}
for(const key26 in data131){
let data132 = data131[key26];
if(Array.isArray(data132)){
if(data132.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/permissions/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len24 = data132.length;
for(let i24=0; i24<len24; i24++){
let data133 = data132[i24];
if(typeof data133 === "string"){
if(!pattern35.test(data133)){
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + key26.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i24,schemaPath:"#/properties/permissions/additionalProperties/items/pattern",keyword:"pattern",params:{pattern: "^(?:read|edit|web|checks|(?:read|edit|run|web|tool) [^\\s\\p{Cc}][^\\p{Cc}]{0,999})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + key26.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i24,schemaPath:"#/properties/permissions/additionalProperties/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/permissions/additionalProperties/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.prices !== undefined){
let data134 = data.prices;
if(data134 && typeof data134 == "object" && !Array.isArray(data134)){
for(const key27 in data134){
const _errs317 = errors;
if(typeof key27 === "string"){
if(!pattern2.test(key27)){
(vErrors ??= []).push({instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},propertyName:key27});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key27});
errors++;
}
var valid80 = _errs317 === errors;
if(!valid80){
(vErrors ??= []).push({instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName: key27}});
errors++;
}
}
for(const key28 in data134){
let data135 = data134[key28];
if(data135 && typeof data135 == "object" && !Array.isArray(data135)){
for(const prop3 of schema11.properties.prices.additionalProperties.required){
if(data135[prop3] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/prices/additionalProperties/required",keyword:"required",params:{missingProperty: prop3}});
errors++;
}
}
for(const key29 in data135){
if(!((key29 === "input") || (key29 === "output"))){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/prices/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29}});
errors++;
}
}
if(data135.input !== undefined){
let data136 = data135.input;
if((typeof data136 == "number") && (isFinite(data136))){
if(data136 > 1000000 || isNaN(data136)){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1")+"/input",schemaPath:"#/properties/prices/additionalProperties/properties/input/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data136 < 0 || isNaN(data136)){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1")+"/input",schemaPath:"#/properties/prices/additionalProperties/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1")+"/input",schemaPath:"#/properties/prices/additionalProperties/properties/input/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data135.output !== undefined){
let data137 = data135.output;
if((typeof data137 == "number") && (isFinite(data137))){
if(data137 > 1000000 || isNaN(data137)){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1")+"/output",schemaPath:"#/properties/prices/additionalProperties/properties/output/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data137 < 0 || isNaN(data137)){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1")+"/output",schemaPath:"#/properties/prices/additionalProperties/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1")+"/output",schemaPath:"#/properties/prices/additionalProperties/properties/output/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/prices/additionalProperties/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.concurrency !== undefined){
let data138 = data.concurrency;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
for(const key30 in data138){
const _errs329 = errors;
if(typeof key30 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key30});
errors++;
}
var valid83 = _errs329 === errors;
if(!valid83){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/propertyNames",keyword:"propertyNames",params:{propertyName: key30}});
errors++;
}
}
for(const key31 in data138){
let data139 = data138[key31];
if(!(((typeof data139 == "number") && (!(data139 % 1) && !isNaN(data139))) && (isFinite(data139)))){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/concurrency/additionalProperties/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data139 == "number") && (isFinite(data139))){
if(data139 > 64 || isNaN(data139)){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/concurrency/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}});
errors++;
}
if(data139 < 1 || isNaN(data139)){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/concurrency/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.coder_attempts !== undefined){
let data140 = data.coder_attempts;
if(!(((typeof data140 == "number") && (!(data140 % 1) && !isNaN(data140))) && (isFinite(data140)))){
(vErrors ??= []).push({instancePath:instancePath+"/coder_attempts",schemaPath:"#/properties/coder_attempts/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data140 == "number") && (isFinite(data140))){
if(data140 > 100 || isNaN(data140)){
(vErrors ??= []).push({instancePath:instancePath+"/coder_attempts",schemaPath:"#/properties/coder_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data140 < 1 || isNaN(data140)){
(vErrors ??= []).push({instancePath:instancePath+"/coder_attempts",schemaPath:"#/properties/coder_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.relaxed_attempts !== undefined){
let data141 = data.relaxed_attempts;
if(!(((typeof data141 == "number") && (!(data141 % 1) && !isNaN(data141))) && (isFinite(data141)))){
(vErrors ??= []).push({instancePath:instancePath+"/relaxed_attempts",schemaPath:"#/properties/relaxed_attempts/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data141 == "number") && (isFinite(data141))){
if(data141 > 100 || isNaN(data141)){
(vErrors ??= []).push({instancePath:instancePath+"/relaxed_attempts",schemaPath:"#/properties/relaxed_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data141 < 1 || isNaN(data141)){
(vErrors ??= []).push({instancePath:instancePath+"/relaxed_attempts",schemaPath:"#/properties/relaxed_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.repairs !== undefined){
let data142 = data.repairs;
if(!(((typeof data142 == "number") && (!(data142 % 1) && !isNaN(data142))) && (isFinite(data142)))){
(vErrors ??= []).push({instancePath:instancePath+"/repairs",schemaPath:"#/properties/repairs/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data142 == "number") && (isFinite(data142))){
if(data142 > 10 || isNaN(data142)){
(vErrors ??= []).push({instancePath:instancePath+"/repairs",schemaPath:"#/properties/repairs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}});
errors++;
}
if(data142 < 0 || isNaN(data142)){
(vErrors ??= []).push({instancePath:instancePath+"/repairs",schemaPath:"#/properties/repairs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

    const validate = module.exports
    return (value) => (validate(value) ? [] : validate.errors)
  },
  known: {"keys":{"$schema":{},"schema_version":{},"pipeline":{},"timezone":{},"language":{},"target_branch":{},"agents":{"each":{"keys":{"agent":{},"command":{"items":{}},"tier":{},"model":{},"tools":{"items":{}},"max_turns":{},"system_prompt":{},"mcp":{},"name":{},"pass":{"items":{}},"settings":{"items":{}},"nonce_required":{},"adapter":{},"limits":{"keys":{"silence_minutes":{},"wall_minutes":{},"question_minutes":{},"workspace_bytes":{},"transcript_bytes":{}}}}}},"coders":{"each":{}},"reviewer":{"keys":{"agent":{},"command":{"items":{}},"tier":{},"model":{},"tools":{"items":{}},"max_turns":{},"system_prompt":{},"mcp":{},"name":{},"pass":{"items":{}},"settings":{"items":{}},"nonce_required":{},"adapter":{},"limits":{"keys":{"silence_minutes":{},"wall_minutes":{},"question_minutes":{},"workspace_bytes":{},"transcript_bytes":{}}}}},"tiers":{"each":{"keys":{"critical":{},"standard":{},"fast":{}}}},"fallback":{"each":{"items":{"keys":{"agent":{},"command":{"items":{}},"tier":{},"model":{},"tools":{"items":{}},"max_turns":{},"system_prompt":{},"mcp":{},"name":{},"pass":{"items":{}},"settings":{"items":{}},"nonce_required":{},"adapter":{},"limits":{"keys":{"silence_minutes":{},"wall_minutes":{},"question_minutes":{},"workspace_bytes":{},"transcript_bytes":{}}}}}}},"documents":{"each":{"items":{}}},"skip_docs":{},"keep":{"keys":{"transcript_days":{},"folder_days":{}}},"prompts":{},"checks":{"items":{"keys":{"name":{},"command":{"items":{}},"kind":{},"timeout_minutes":{},"cwd":{},"paths":{"items":{}}}}},"setup":{"keys":{"steps":{"items":{"keys":{"name":{},"command":{"items":{}},"cwd":{},"inputs":{"items":{}},"outputs":{"items":{}},"again":{"items":{"items":{}}},"env":{"each":{}},"timeout_minutes":{}}}},"copy":{"items":{}}}},"reuse_evidence":{},"limits":{"keys":{"silence_minutes":{},"wall_minutes":{},"question_minutes":{},"workspace_bytes":{},"transcript_bytes":{}}},"permissions":{"each":{"items":{}}},"prices":{"each":{"keys":{"input":{},"output":{}}}},"concurrency":{"each":{}},"coder_attempts":{},"relaxed_attempts":{},"repairs":{}}},
}
