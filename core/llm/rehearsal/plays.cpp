// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/plays.h"

#include "core/base/log.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>

#include <array>
#include <utility>

// A static library's resources are not registered by themselves; this must stand outside every namespace.
static void registerPlays() { Q_INIT_RESOURCE(rehearsal); }

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

constexpr std::array kPlayNames{
    std::pair(Play::RollDice, "rollDice"_L1),     std::pair(Play::Now, "now"_L1),
    std::pair(Play::Companions, "companions"_L1), std::pair(Play::Remember, "remember"_L1),
    std::pair(Play::Recall, "recall"_L1),         std::pair(Play::Gesture, "gesture"_L1),
    std::pair(Play::AskUser, "askUser"_L1),       std::pair(Play::Say, "say"_L1),
    std::pair(Play::Think, "think"_L1),           std::pair(Play::Refuse, "refuse"_L1),
    std::pair(Play::Circles, "circles"_L1),       std::pair(Play::Repeat, "repeat"_L1),
    std::pair(Play::Count, "count"_L1),           std::pair(Play::Mistake, "mistake"_L1),
    std::pair(Play::ForEver, "forEver"_L1),
};

constexpr std::array kLineNames{
    std::pair(PlayLine::RollDice, "rollDice"_L1),
    std::pair(PlayLine::Now, "now"_L1),
    std::pair(PlayLine::Companions, "companions"_L1),
    std::pair(PlayLine::Remember, "remember"_L1),
    std::pair(PlayLine::Recall, "recall"_L1),
    std::pair(PlayLine::RecallNone, "recallNone"_L1),
    std::pair(PlayLine::Gesture, "gesture"_L1),
    std::pair(PlayLine::AskUser, "askUser"_L1),
    std::pair(PlayLine::AskUserQuestion, "askUserQuestion"_L1),
    std::pair(PlayLine::Refused, "refused"_L1),
    std::pair(PlayLine::Failed, "failed"_L1),
    std::pair(PlayLine::ThinkSubject, "thinkSubject"_L1),
    std::pair(PlayLine::Think, "think"_L1),
    std::pair(PlayLine::Refuse, "refuse"_L1),
    std::pair(PlayLine::Circles, "circles"_L1),
    std::pair(PlayLine::Repeat, "repeat"_L1),
    std::pair(PlayLine::Count, "count"_L1),
};

QString keyOf(Language language)
{
    switch (language) {
    case Language::Japanese: return u"ja"_s;
    case Language::Chinese: return u"zh"_s;
    case Language::English: break;
    }
    return u"en"_s;
}

QJsonObject readPlays()
{
    registerPlays();
    QFile file(u":/rehearsal/plays.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qCCritical(base::lcModel) << "the plays of the rehearsal are not part of the program";
    return QJsonDocument::fromJson(file.readAll()).object();
}

QJsonObject playsOf(Language language)
{
    static const QJsonObject all = readPlays();
    return all[keyOf(language)].toObject();
}

/// In the order of the enum, so that a play is also its index.
QList<QRegularExpression> readPatterns(Language language)
{
    const QJsonObject asked = playsOf(language)["asked"_L1].toObject();
    QList<QRegularExpression> patterns;
    for (const auto &[play, name] : kPlayNames)
        patterns.append(
            QRegularExpression(asked[name].toString(), QRegularExpression::CaseInsensitiveOption |
                                                           QRegularExpression::UseUnicodePropertiesOption));
    return patterns;
}

const QList<QRegularExpression> &patternsOf(Language language)
{
    static const QMap<Language, QList<QRegularExpression>> all{
        {Language::English, readPatterns(Language::English)},
        {Language::Japanese, readPatterns(Language::Japanese)},
        {Language::Chinese, readPatterns(Language::Chinese)}};
    const auto found = all.constFind(language);
    return found == all.cend() ? all.first() : *found;
}

constexpr qsizetype kLongestAsked = 2'000; // UTF-16 units; longer texts request no play
constexpr qsizetype kLongestWhat = 300;

/// Without the mark that ends the sentence.
QString trimmedWords(QString words)
{
    static const QRegularExpression end(u"[\\s.!?。！？、,，]+$"_s);
    return words.remove(end).trimmed().left(kLongestWhat);
}

} // namespace

QList<PlayWish> playsIn(const QString &text, Language language)
{
    QList<PlayWish> wishes;
    if (text.size() > kLongestAsked)
        return wishes;
    const QString line = text.simplified();
    const QList<QRegularExpression> &patterns = patternsOf(language);
    for (size_t i = 0; i < kPlayNames.size(); ++i) {
        const QRegularExpressionMatch match = patterns.at(qsizetype(i)).match(line);
        if (match.hasMatch())
            wishes.append({kPlayNames.at(i).first, trimmedWords(match.captured(u"what"_s))});
    }
    return wishes;
}

QString playLine(Language language, PlayLine line, const Fillings &fillings)
{
    const QJsonObject lines = playsOf(language)["lines"_L1].toObject();
    for (const auto &[one, name] : kLineNames)
        if (one == line)
            return filled(lines[name].toString(), fillings);
    return {};
}

} // namespace studio::llm::rehearsal
