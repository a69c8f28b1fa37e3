/** Health, school, law, work and money of people. */
import type { OffTopic } from '../off-topic.ts';

export const offTopicsOfPeople: readonly OffTopic[] = [
  {
    words:
      'hospital publico|hospital particular|hospital de*|hospital perto*|hospital mais proximo|pronto socorro|prontosocorro|ubs|upa|posto de saude|clinica medica|clinica popular|maternidade|consulta com*|agendar consulta|marcar consulta|cartao sus|sus|convenio medico|plano de saude|unimed|amil',
    opening:
      'Posto, consulta e hospital se procuram na UBS do bairro, no 156 da Prefeitura ou no plano de saúde, e emergência é o 192. Aqui cuidamos só de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'sintoma*|dor de cabeca|dor de barriga|dor de garganta|dor de ouvido|dor lombar|dor em costas|dor em joelho|dor em ombro|dor em coluna|dor em perna|dor ciatica|tosse|febre|diarreia|vomito|vomitando|azia|gastrite|refluxo|alergia*|coceira|micose|frieira|verruga|espinha|acne|hemorroida*|fimose|menstruacao|ovulacao|anticoncepcional|pilula de dia seguinte|teste de gravidez|gestante*|amamenta*|bebe com|bebe nao dorme|bebe dorme|criancas com febre|insonia|ronco|apneia|labirintite|tireoide|anemia|trombose|varizes|cancer|tumor|quimioterapia|hernia|artrose|artrite|fibromialgia|tendinite|pedra em rim|infeccao urinaria|candidiase|hiv|aids|herpes|sifilis|autismo|tdah|alzheimer|parkinson|psicolog*|psiquiatr*|terapia|terapeuta|fisioterap*|pediatra*|ginecologista*|dermatologista*|ortopedista*|cardiologista*|oftalmologista*|nutricionista*|bula|posologia|paracetamol|dorflex|omeprazol|amoxicilina|ozempic|mounjaro|viagra|rivotril|pomada para|colirio|curativo|pontos de cirurgia|cirurgia*|lipoaspiracao|silicone em seio|botox|dengue|zika|chikungunya|covid|pressao baixa|glicose|colesterol|diabetes|menopausa',
    opening:
      'Sintoma e remédio são com o médico ou o farmacêutico, e o que piora depressa é com o 192, o SAMU. Disso não damos palpite: cuidamos só de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'escolas particulares|escola particular|escola publica|escola estadual|escola municipal|escola de ingles|escola infantil|escolinha|melhores escolas|melhor escola|matricula*|vaga em creche|creche publica|bercario|faculdade de*|universidade*|usp|unicamp|fatec|etec|senai|senac|enem|sisu|prouni|fies|vestibular*|supletivo|eja|pos graduacao|mestrado|doutorado|tcc|monografia|abnt|redacao|boletim escolar|volta as aulas|ferias escolares|material escolar|mensalidade escolar|uniforme escolar|dever de casa|licao de casa|prova de matematica|fracao|fracoes|equacao*|regra de tres|teorema*|pitagoras|fotossintese|celula animal|tabela periodica|revolucao francesa|revolucao industrial|segunda guerra|guerra mundial|guerra fria|independencia de brasil|proclamacao de republica|verbo to be|crase|sujeito e predicado|oracoes subordinadas|substantivo*|adverbio*',
    opening:
      'Escola, prova e matrícula são com a própria escola ou a Secretaria da Educação, e matéria, com o professor. Aqui só sabemos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'advogad*|divorcio|pensao alimenticia|guarda compartilhada|guarda de filho*|inventario|heranca|testamento|usucapiao|acao judicial|processo judicial|processo trabalhista|justica de trabalho|juizado|pequenas causas|danos morais|dano moral|habeas corpus|liberdade provisoria|mandado de prisao|despejo|acao de despejo|multa de transito|recorrer multa|recorrer de multa|direitos de*|clt|ferias vencidas|aviso previo|rescisao|justa causa|hora extra|horas extras|insalubridade|auxilio doenca|bpc|loas|aposentadoria|aposentar|lei seca|lei do inquilinato|contrato de aluguel|contrato de trabalho|uniao estavel|nome sujo|limpar nome|golpe de pix|estelionato|calunia|difamacao|boletim de ocorrencia|registrar bo|medida protetiva',
    opening:
      'Direito e processo são com um advogado; quem não pode pagar procura a Defensoria Pública. Aqui não interpretamos lei: cuidamos só de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'vagas de emprego|vaga de emprego|emprego em*|emprego para*|empregos em*|vagas em*|trabalho de meio periodo|trabalhar em casa|home office|renda extra|ganhar dinheiro|primeiro emprego|curriculo|entrevista de emprego|carta de apresentacao|linkedin|seguro desemprego|carteira assinada|salario de*|salario minimo|quanto ganha um medico|quanto ganha um enfermeiro|concurso*|jovem aprendiz|estagio*|auxiliar de producao|operador de caixa|motorista de aplicativo|freelancer|demissao|pedir demissao|profissoes|profissao',
    opening:
      'Emprego, salário e concurso se procuram num site de vagas, no Sine ou com a banca do concurso. Aqui só se cuida de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'bitcoin|criptomoeda*|tesouro direto|renda fixa|cdb|selic|ibovespa|acoes de petrobras|bolsa de valores|dolar hoje|euro hoje|cotacao de*|emprestimo consignado|emprestimo pessoal|emprestimo com nome sujo|emprestimo online|fgts|saque aniversario|pis pasep|abono salarial|bolsa familia|auxilio brasil|auxilio gas|imposto de renda|irpf|declarar imposto|malha fina|restituicao de*|inss|meu inss|mei|abrir mei|cnpj mei|simples nacional|iptu|ipva|nota fiscal paulista|score|serasa|nubank|picpay|mercado pago|caixa tem|conta digital|cartao de credito sem anuidade|limite de cartao|aumentar limite|consorcio de imovel|consorcio|financiamento imobiliario|minha casa minha vida|fies|poupanca|previdencia privada|juros compostos|orcamento domestico|sair das dividas|dividas|contador',
    opening:
      'Dinheiro, imposto e benefício são com o banco, um contador ou o portal do governo, e não recomendamos nada disso. Cuidamos só de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'presente para*|presente de*|buque*|alianca*|loja de noiva*|vestido de*|noiva|noivas|noivo|noivos|traje*|cha de bebe|cha de panela|cha revelacao|lista de casamento|festa de casamento|convite de casamento|buffet*|bufe',
    opening:
      'Festa, presente e traje são com uma loja do ramo ou com quem organiza o evento. Aqui só se cuida de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'nomes de bebe|nome de bebe|nomes para*|significado de nome',
    opening:
      'Nome se escolhe em família, e o significado está num dicionário de nomes. Aqui só se cuida de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'namoro|namorad*|tinder|crush|paquera|relacionamento*|ex namorad*|conquistar*|reconquistar|traicao|traido|traida|cantada*|beijar|beijo|sexo|sexual|orgasmo|erecao|ejaculacao|encontro romantico|pedido de casamento|lua de mel|sogra|ciume|ciumes|amizade|solidao',
    opening:
      'Amor e convivência são com quem você confia ou com um psicólogo, e nisso não aconselhamos. Aqui só se cuida de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'presidente*|lula|bolsonaro|deputad*|senador*|vereador*|prefeito de*|governador*|ministro*|congresso nacional|supremo|stf|impeachment|eleicao|eleicoes|urna*|urna eletronica|votar|voto|candidato*|partido politico|esquerda ou direita|comunismo|capitalismo|socialismo|democracia|ditadura|constituicao federal|reforma tributaria|reforma de previdencia|pesquisa eleitoral|titulo de eleitor|local de votacao',
    opening:
      'Política e eleição são com a Justiça Eleitoral, o jornal ou o próprio órgão, e aqui não opinamos. Só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'biblia|jesus|deus|evangelho|salmo*|oracao*|rezar|rezar o terco|missa*|batismo|crisma|primeira comunhao|pastor*|padre*|papa francisco|papa leao|igreja*|culto*|evangelic*|catolic*|espirita*|espiritismo|umbanda|candomble|orixa*|ateu|judaismo|islamismo|budismo|dizimo|santo antonio reza|novena*|quaresma|pascoa|anjo de guarda|signo*|horoscopo|mapa astral|taro|tarot|numerologia|feng shui|horas iguais|simpatia*',
    opening:
      'Fé e crença são com a sua igreja, o seu templo ou quem as estuda, e aqui não opinamos. Só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
];
