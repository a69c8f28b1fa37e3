/**
 * What titles in English and Spanish say of a gate, in Portuguese, the longer phrase before the shorter. Only a title
 * that names the gate in that language is read so.
 */
export interface ForeignLanguage {
  /** A name of the gate that Portuguese does not have. */
  gate: RegExp;
  /** Phrases separated by bars, and what they mean. */
  words: readonly (readonly [phrases: string, meaning: string])[];
}

const english: ForeignLanguage = {
  gate: /(?<!\p{L})(?:gates?|garage doors?|(?:gate|door) openers?)(?!\p{L})/iu,
  words: [
    ['how much does it cost to|how much is it to', 'quanto custa'],
    ['how much does it cost|how much is|how much does|how much|cost of|price of', 'quanto custa'],
    ['sliding gate openers?|sliding gate motors?', 'motor de portão de correr'],
    ['swing gate openers?|swing gate motors?', 'motor de portão pivotante'],
    ['garage door openers?|garage door motors?', 'motor de portão basculante'],
    ['automatic gates?|electric gates?|electronic gates?', 'portão automático'],
    ['gate openers?|gate motors?', 'motor de portão'],
    ['gate remote controls?|gate remotes?|gate clickers?', 'controle de portão'],
    ['sliding gates?', 'portão de correr'],
    ['swing gates?', 'portão pivotante'],
    ['garage doors?', 'portão da garagem'],
    ['gates?', 'portão'],
    ['remote controls?|remotes?', 'controle remoto'],
    ['(?:is not|isn.?t|not|won.?t|doesn.?t|does not|will not) (?:open|opening)', 'não abre'],
    ['(?:is not|isn.?t|not|won.?t|doesn.?t|does not|will not) (?:close|closing)', 'não fecha'],
    ['(?:is not|isn.?t|not|won.?t|doesn.?t|does not|will not) (?:work|working)', 'não funciona'],
    ['opens? by itself|opening by itself', 'abre sozinho'],
    ['repairs?|repairing|fix|fixing', 'conserto'],
    ['installation|installing|installer|install', 'instalação'],
    ['maintenance|service', 'manutenção'],
    ['technician|repairman', 'técnico'],
    ['company|companies', 'empresa'],
    ['near me|nearby', 'perto de mim'],
    ['prices?|costs?', 'preço'],
    ['replace|replacement', 'troca'],
    ['program|programming|pair', 'programar'],
    ['battery|batteries', 'bateria'],
    ['stuck', 'travado'],
    ['broken', 'quebrado'],
    ['noise|noisy', 'barulho'],
    ['slow', 'lento'],
    ['power outage|without power', 'sem energia'],
    ['buy', 'comprar'],
    ['best', 'melhor'],
    ['how to', 'como'],
    ['can i', 'posso'],
    ['why', 'por que'],
    ['when', 'quando'],
    ['which', 'qual'],
    ['for', 'para'],
    ['with', 'com'],
    ['and', 'e'],
    ['or', 'ou'],
    ['in', 'em'],
    ['of', 'de'],
    ['my', 'meu'],
    ['is', 'é'],
    ['the|an|to|it|i|need', ''],
  ],
};

const spanish: ForeignLanguage = {
  gate: /(?<!\p{L})(?:port[oó]n(?:es)?|puertas? (?:de garaje|autom[aá]ticas?))(?!\p{L})/iu,
  words: [
    ['portones (?:corredizos|corredizas)|port[oó]n corredi[zs]o|port[oó]n corredero', 'portão de correr'],
    ['port[oó]n (?:levadizo|basculante)|portones levadizos', 'portão basculante'],
    ['port[oó]n (?:batiente|abatible)|portones batientes', 'portão pivotante'],
    ['port[oó]n (?:autom[aá]tico|el[eé]ctrico)|puertas? autom[aá]ticas?', 'portão automático'],
    ['puertas? de garaje|port[oó]n de garaje|port[oó]n de cochera', 'portão da garagem'],
    ['port[oó]n', 'portão'],
    ['portones', 'portões'],
    ['cu[aá]nto (?:cuesta|vale|sale)', 'quanto custa'],
    ['precios?', 'preço'],
    ['arreglo|arreglar|reparaci[oó]n|reparar', 'conserto'],
    ['instalaci[oó]n', 'instalação'],
    ['mantenimiento', 'manutenção'],
    ['control remoto|mando', 'controle remoto'],
    ['no (?:abre|se abre)', 'não abre'],
    ['no (?:cierra|se cierra)', 'não fecha'],
    ['no (?:funciona|anda)', 'não funciona'],
    ['motores', 'motores'],
    ['programar', 'programar'],
    ['ruido', 'barulho'],
    ['comprar', 'comprar'],
    ['mejor', 'melhor'],
    ['c[oó]mo', 'como'],
    ['cu[aá]l', 'qual'],
    ['por qu[eé]', 'por que'],
    ['y', 'e'],
    ['en', 'em'],
    ['el|la|los|las|un|una|mi', ''],
    ['con', 'com'],
    ['del', 'do'],
  ],
};

export const foreignLanguages: readonly ForeignLanguage[] = [english, spanish];
