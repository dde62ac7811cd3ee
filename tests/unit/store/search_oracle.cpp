// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/store/search_oracle.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

const auto kDense =
    u"\\p{sc:Han}\\p{sc:Hiragana}\\p{sc:Katakana}\\p{sc:Bopomofo}\\p{sc:Hangul}\\p{sc:Thai}\\x{30fc}\\p{S}"_s;

// A letter, number or mark in Unicode, outside the dense scripts.
QString oneOfAWord() { return u"(?:(?![%1])[\\p{L}\\p{N}\\p{M}])"_s.arg(kDense); }

QRegularExpression expression(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

QString withoutHalves(QString text)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
            ++at;
        else if (text[at].isSurrogate())
            text[at] = u' ';
    }
    return text;
}

struct Part
{
    QString text;
    bool isDense = false;
};

QList<Part> partsOf(const QString &term)
{
    static const QRegularExpression parts = expression(u"([%1]+)|(%2+)"_s.arg(kDense, oneOfAWord()));
    QList<Part> all;
    auto matches = parts.globalMatch(term);
    while (matches.hasNext()) {
        const auto match = matches.next();
        all.append({match.captured(), match.hasCaptured(1)});
    }
    return all;
}

QString patternOf(const QList<Part> &parts)
{
    const QString between = u"(?:(?![%1])[^\\p{L}\\p{N}\\p{M}])*"_s.arg(kDense);
    QString pattern;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool isFirst = i == 0;
        const bool isLast = i + 1 == parts.size();
        const QString word = QRegularExpression::escape(parts[i].text);
        if (!isFirst)
            pattern += between;
        if (parts[i].isDense) {
            pattern += (isFirst ? QString() : u"(?<![%1])"_s.arg(kDense)) + word +
                       (isLast ? QString() : u"(?![%1])"_s.arg(kDense));
        } else {
            pattern +=
                u"(?<!%1)"_s.arg(oneOfAWord()) + word + (isLast ? QString() : u"(?!%1)"_s.arg(oneOfAWord()));
        }
    }
    return pattern;
}

template<class List>
auto oneOf(QRandomGenerator &random, const List &list)
{
    return list[random.bounded(list.size())];
}

const QStringList &words()
{
    static const QStringList list{
        u"Kyoto"_s,  u"tokyo"_s,      u"the"_s,       u"then"_s,        u"Café"_s,     u"cafeteria"_s,
        u"naïve"_s,  u"don't"_s,      u"c++"_s,       u"C"_s,           u"東京"_s,     u"東京都"_s,
        u"京都"_s,   u"夏祭り"_s,     u"ﾊﾝｶﾞｸ"_s,     u"ハンガク"_s,    u"がくせい"_s, u"か"_s,
        u"猫"_s,     u"子猫"_s,       u"コーヒー"_s,  u"你好"_s,        u"世界"_s,     u"小绫"_s,
        u"綾さん"_s, u"서울역"_s,     u"한국어"_s,    u"AI東京"_s,      u"ＡＢＣ"_s,   u"abc123"_s,
        u"3.14"_s,   u"🎉"_s,          u"👍🏽"_s,  u"👩‍💻"_s, u"𠮷野家"_s,   u"well-known"_s,
        u"straße"_s, u"STRASSE"_s,    u"İstanbul"_s,  u"ISTANBUL"_s,    u"Ἀθήνα"_s,    u"москва"_s,
        u"ёлка"_s,   u"x_y"_s,        u"e\u0301te"_s, u"か\u3099"_s,    u"①"_s,        u"ﬁn"_s,
        u"が"_s,     u"ありがとう"_s, u"tea"_s,       u"team"_s,        u"々"_s,       u"人々"_s};
    return list;
}

const QStringList &gaps()
{
    static const QStringList list{u" "_s,
                                  u" "_s,
                                  u""_s,
                                  u"、"_s,
                                  u". "_s,
                                  u"\n"_s,
                                  u"・"_s,
                                  QString(QChar(0)),
                                  QString(QChar(0xd800)),
                                  QString(QChar(0x202e)),
                                  u"\u200b"_s,
                                  u"-"_s};
    return list;
}

} // namespace

QString alike(const QString &text)
{
    static const QRegularExpression unseen =
        expression(u"[\\p{Cf}\\x{fe00}-\\x{fe0f}\\x{e0100}-\\x{e01ef}'\\x{2019}\\x{2bc}]"_s);
    static const QRegularExpression accents = expression(u"[\\x{300}-\\x{36f}]"_s);
    QString out = withoutHalves(text);
    out.remove(unseen);
    out =
        out.normalized(QString::NormalizationForm_KC).toCaseFolded().normalized(QString::NormalizationForm_D);
    out.remove(accents);
    out.replace(u"ß"_s, u"ss"_s);
    return out.normalized(QString::NormalizationForm_C).toCaseFolded();
}

QList<QRegularExpression> expressionsOf(const QString &query)
{
    static const QRegularExpression terms = expression(u"\"([^\"]*)(?:\"|$)|([^\\s\"\\x{0}]+)"_s);
    QList<QRegularExpression> all;
    auto matches = terms.globalMatch(withoutHalves(query));
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QList<Part> parts =
            partsOf(alike(match.hasCaptured(2) ? match.captured(2) : match.captured(1)));
        if (!parts.isEmpty())
            all.append(expression(patternOf(parts)));
    }
    return all;
}

QString randomText(QRandomGenerator &random)
{
    QString text;
    const int count = 1 + random.bounded(9);
    for (int i = 0; i < count; ++i)
        text += oneOf(random, words()) + oneOf(random, gaps());
    return text;
}

QString randomQuery(QRandomGenerator &random)
{
    QStringList terms;
    const int count = 1 + random.bounded(3);
    for (int i = 0; i < count; ++i) {
        QString term = oneOf(random, words());
        switch (random.bounded(6)) {
        case 0: term = term.left(1 + random.bounded(int(term.size()))); break;
        case 1: term = term.mid(random.bounded(int(term.size()))); break;
        case 2: term += oneOf(random, words()); break;
        case 3: term = u'"' + term + oneOf(random, gaps()) + oneOf(random, words()) + u'"'; break;
        default: break;
        }
        terms.append(term);
    }
    return terms.join(u' ');
}

} // namespace studio::tests
