// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/detector.h"

#include "core/language/romaji.h"
#include "core/language/telling_text.h"
#include "core/language/writings.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cstdio> // CLD2's header uses FILE and does not include it

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

using namespace Qt::StringLiterals;

namespace studio::language {
namespace {

constexpr double kLettersOfSentence = 16; // of an alphabet: from here on a text says all it can say
constexpr double kWordsOfSentence = 4;
constexpr double kSyllablesOfSentence = 6; // kana, Hangul: a letter says more there
constexpr double kWeightOfWord = 0.3;      // of "Hello" and "Danke", alone

double limited(double weight) { return std::clamp(weight, 0.0, 1.0); }

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression kGaps(u"[^\\p{L}\\p{M}'’]+"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    return text.toLower().split(kGaps, Qt::SkipEmptyParts);
}

double weightOf(const QStringList &words, int letters)
{
    return limited(std::max(letters / kLettersOfSentence, double(words.size()) / kWordsOfSentence));
}

/// CLD2's codes are older in three places.
QString codeOf(CLD2::Language language)
{
    static const QHash<QString, QString> kNewer{{u"iw"_s, u"he"_s}, {u"no"_s, u"nb"_s}, {u"jw"_s, u"jv"_s}};
    const QString code = QString::fromLatin1(CLD2::LanguageCode(language));
    return kNewer.value(code, code);
}

struct Guess
{
    QString code;  ///< empty: none that can be relied on
    int share = 0; ///< percent of the text
};

Guess guessOf(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    CLD2::CLDHints hints{nullptr, nullptr, CLD2::UNKNOWN_ENCODING, CLD2::UNKNOWN_LANGUAGE};
    std::array<CLD2::Language, 3> languages{};
    std::array<int, 3> shares{};
    std::array<double, 3> scores{};
    int read = 0;
    int valid = 0;
    bool reliable = false;
    CLD2::ExtDetectLanguageSummaryCheckUTF8(bytes.constData(), int(bytes.size()), true, &hints, 0,
                                            languages.data(), shares.data(), scores.data(), nullptr, &read,
                                            &reliable, &valid);
    return reliable && languages[0] != CLD2::UNKNOWN_LANGUAGE ? Guess{codeOf(languages[0]), shares[0]}
                                                              : Guess{};
}

/// Of the many languages that CLD2 knows, those that are taken at their word for one line; the others only
/// for several sentences, since a short line with a typing error looks like any of them.
bool isCommon(const QString &code)
{
    static const QSet<QString> kCommon{
        u"en"_s, u"de"_s, u"fr"_s, u"es"_s, u"it"_s, u"pt"_s, u"nl"_s, u"sv"_s, u"da"_s,     u"nb"_s, u"fi"_s,
        u"pl"_s, u"cs"_s, u"sk"_s, u"hu"_s, u"ro"_s, u"tr"_s, u"vi"_s, u"id"_s, u"ms"_s,     u"hr"_s, u"sr"_s,
        u"sl"_s, u"lt"_s, u"lv"_s, u"et"_s, u"ca"_s, u"ru"_s, u"uk"_s, u"bg"_s, u"be"_s,     u"kk"_s, u"ar"_s,
        u"fa"_s, u"ur"_s, u"hi"_s, u"mr"_s, u"ne"_s, u"bn"_s, u"ja"_s, u"zh"_s, u"zh-Hant"_s};
    return kCommon.contains(code);
}

/// English takes its foreign letters from a few words only: with others it is a wrong guess.
bool hasForeignLetters(const QString &word)
{
    static const QString kForeign = u"äöüßåøæœãõñğışłżźćąęńśžščřůěőűøđčâîăățșıçàèòù¿¡"_s;
    return std::any_of(word.begin(), word.end(), [](QChar c) { return kForeign.contains(c); });
}

/// Greetings and thanks that no other language shares: all that a first message may hold.
QString languageOfWord(const QString &word)
{
    static const QHash<QString, QString> kWords{
        {u"hello"_s, u"en"_s},        {u"hi"_s, u"en"_s},         {u"thanks"_s, u"en"_s},
        {u"thank"_s, u"en"_s},        {u"please"_s, u"en"_s},     {u"goodbye"_s, u"en"_s},
        {u"yes"_s, u"en"_s},          {u"hallo"_s, u"de"_s},      {u"danke"_s, u"de"_s},
        {u"tschüss"_s, u"de"_s},      {u"bitte"_s, u"de"_s},      {u"moin"_s, u"de"_s},
        {u"bonjour"_s, u"fr"_s},      {u"salut"_s, u"fr"_s},      {u"merci"_s, u"fr"_s},
        {u"bonsoir"_s, u"fr"_s},      {u"hola"_s, u"es"_s},       {u"gracias"_s, u"es"_s},
        {u"grazie"_s, u"it"_s},       {u"buongiorno"_s, u"it"_s}, {u"obrigado"_s, u"pt"_s},
        {u"obrigada"_s, u"pt"_s},     {u"olá"_s, u"pt"_s},        {u"oi"_s, u"pt"_s},
        {u"dziękuję"_s, u"pl"_s},     {u"cześć"_s, u"pl"_s},      {u"merhaba"_s, u"tr"_s},
        {u"teşekkürler"_s, u"tr"_s},  {u"привет"_s, u"ru"_s},     {u"спасибо"_s, u"ru"_s},
        {u"здравствуйте"_s, u"ru"_s}, {u"дякую"_s, u"uk"_s},      {u"привіт"_s, u"uk"_s},
        {u"kiitos"_s, u"fi"_s},       {u"moikka"_s, u"fi"_s},     {u"tack"_s, u"sv"_s},
        {u"hej"_s, u"sv"_s},          {u"dank"_s, u"nl"_s},       {u"bedankt"_s, u"nl"_s},
        {u"ahoj"_s, u"cs"_s},         {u"děkuji"_s, u"cs"_s},     {u"köszönöm"_s, u"hu"_s},
        {u"szia"_s, u"hu"_s},         {u"mulțumesc"_s, u"ro"_s},  {u"makasih"_s, u"id"_s},
        {u"terima"_s, u"id"_s},       {u"xin"_s, u"vi"_s},        {u"مرحبا"_s, u"ar"_s},
        {u"شكرا"_s, u"ar"_s},         {u"سلام"_s, u"fa"_s},       {u"नमस्ते"_s, u"hi"_s},
        {u"धन्यवाद"_s, u"hi"_s}};
    return kWords.value(word);
}

/// Of the words that tell a language, if they agree.
QString languageOfWords(const QStringList &words)
{
    QString told;
    for (const QString &word : words) {
        const QString code = languageOfWord(word);
        if (!code.isEmpty() && !told.isEmpty() && code != told)
            return {};
        told = code.isEmpty() ? told : code;
    }
    return told;
}

/// A script that several languages are written with, Latin among them.
std::optional<Found> inAlphabet(const QString &text, int letters)
{
    const QStringList words = wordsOf(text);
    if (isRomaji(words))
        return Found{u"ja"_s, weightOf(words, letters)};
    const Guess guess = guessOf(text);
    const QString told = languageOfWords(words);
    const bool hasForeignWords =
        (!told.isEmpty() && told != "en"_L1) || std::any_of(words.cbegin(), words.cend(), hasForeignLetters);
    const bool isOdd = guess.code == "en"_L1 && words.size() < 8 && hasForeignWords;
    const bool isRare = !isCommon(guess.code) && (words.size() < 8 || letters < 40);
    if (!guess.code.isEmpty() && !isOdd && !isRare)
        return Found{guess.code, weightOf(words, letters)};
    if (words.size() < kWordsOfSentence)
        return told.isEmpty() ? std::nullopt : std::optional(Found{told, kWeightOfWord});
    // English greetings are said in sentences of many languages.
    return Found{told == "en"_L1 ? QString() : told, weightOf(words, letters)};
}

bool hasAny(const QString &text, QStringView characters)
{
    return std::any_of(text.begin(), text.end(), [&](QChar c) { return characters.contains(c); });
}

/// Han without kana: Chinese, or Japanese that happens to have none. Short words are written alike in both.
std::optional<Found> inHan(const QString &text, int letters)
{
    constexpr QStringView kChinese =
        u"你妳您我他她吗嗎呢吧么麼很哪啊喔唷嗯给給让讓谁誰怎们們这這那没沒说說还還";
    constexpr QStringView kAlsoJapanese = u"那誰我他還";
    constexpr QStringView kSimplified = u"吗么给让谁们这没说还时间后开关见听话爱写买卖书车东门问题国个";
    constexpr QStringView kTraditional = u"嗎麼給讓們這沒說還時間後開關見聽話愛寫買賣書車東門問題國個";
    const Guess guess = guessOf(text);
    const bool guessedChinese = guess.code.startsWith("zh"_L1);
    QString telling = text;
    telling.removeIf([&](QChar c) { return kAlsoJapanese.contains(c); });
    const double weight = limited(letters / kSyllablesOfSentence);
    if (hasAny(telling, kChinese) || (guessedChinese && letters > 4)) {
        if (guessedChinese)
            return Found{guess.code, weight};
        const bool isTraditional = hasAny(text, kTraditional) && !hasAny(text, kSimplified);
        return Found{isTraditional ? u"zh-Hant"_s : u"zh"_s, weight};
    }
    static const QRegularExpression kI(u"我(?![々慢家輩國国])"_s);
    if (guessedChinese || text.contains(kI))
        return Found{guessedChinese ? guess.code : u"zh"_s, weight};
    if (guess.code == "ja"_L1 && letters > 8)
        return Found{u"ja"_s, weight / 2};
    return letters > 8 ? std::optional(Found{{}, weight}) : std::nullopt;
}

QString lettersOnlyOf(const QString &text, bool latin)
{
    QString kept;
    for (const QChar c : text) {
        const bool isLatin = c.script() == QChar::Script_Latin;
        kept += c.isLetter() && isLatin != latin ? u' ' : c;
    }
    return kept.simplified();
}

/// Whether the Latin words stand for themselves: a sentence with a foreign word in it, not the other way
/// round. "Kubernetesのdeploymentって何?" is Japanese.
bool isLatinSentence(const QString &text, int latin, int others)
{
    return latin > 2 * others && wordsOf(lettersOnlyOf(text, true)).size() >= kWordsOfSentence;
}

} // namespace

std::optional<Found> languageOf(const QString &text, const QStringList &names)
{
    const QString own = tellingText(text, names);
    QMap<QChar::Script, int> letters = lettersIn(own);
    const int latin = letters.take(QChar::Script_Latin);
    const int han = letters.value(QChar::Script_Han);
    const int kana = letters.value(QChar::Script_Hiragana);
    QChar::Script script = QChar::Script_Unknown;
    int most = 0;
    int others = 0;
    for (auto one = letters.cbegin(); one != letters.cend(); ++one) {
        others += one.value();
        if (one.value() > most) {
            most = one.value();
            script = one.key();
        }
    }
    if (kana > 0 && (script == QChar::Script_Han || script == QChar::Script_Hiragana))
        script = QChar::Script_Hiragana; // Japanese is written with both
    if (others < 2 || isLatinSentence(own, latin, others))
        return latin > 1 ? inAlphabet(lettersOnlyOf(own, true), latin) : std::nullopt;
    if (most < 2)
        return std::nullopt; // a face made of letters
    if (script == QChar::Script_Hiragana)
        return Found{u"ja"_s, limited((kana + han) / kSyllablesOfSentence)};
    if (script == QChar::Script_Han)
        return inHan(own, han);
    if (const QString only = onlyLanguageOf(script); !only.isEmpty())
        return Found{only, limited(most / kSyllablesOfSentence)};
    return inAlphabet(lettersOnlyOf(own, false), most);
}

bool mayBeWrittenIn(const QString &text, const QString &code)
{
    const QMap<QChar::Script, int> letters = lettersIn(text.left(2'000));
    int fitting = 0;
    int all = 0;
    for (auto one = letters.cbegin(); one != letters.cend(); ++one) {
        all += one.value();
        // "OK" is written the same way in a line of Korean.
        if (one.key() == QChar::Script_Latin || isWrittenWith(code, one.key()))
            fitting += one.value();
    }
    return all == 0 || fitting * 2 >= all;
}

} // namespace studio::language
