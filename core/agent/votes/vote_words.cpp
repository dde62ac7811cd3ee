// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_words.h"

#include "core/wire/loose/loose_scalar.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using studio::model::Closing;
using studio::model::VoteState;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestPhrase = 120;

QString plain(const QString &text) { return text.normalized(QString::NormalizationForm_KC).trimmed(); }

const QSet<QString> &speakWords()
{
    static const QSet<QString> words{
        u"speak"_s,  u"speaks"_s,   u"speaking"_s,  u"talk"_s,   u"talks"_s,    u"talking"_s,
        u"answer"_s, u"answers"_s,  u"answering"_s, u"reply"_s,  u"respond"_s,  u"say"_s,
        u"話す"_s,   u"話したい"_s, u"話します"_s,  u"発言"_s,   u"発言する"_s, u"発言したい"_s,
        u"喋る"_s,   u"答える"_s,   u"答えたい"_s,  u"返答"_s,   u"返答する"_s, u"发言"_s,
        u"發言"_s,   u"说话"_s,     u"說話"_s,      u"说"_s,     u"說"_s,       u"回答"_s,
        u"发声"_s,   u"想说"_s,     u"想說"_s,      u"想发言"_s, u"想發言"_s};
    return words;
}

const QSet<QString> &listenWords()
{
    static const QSet<QString> words{
        u"listen"_s, u"listens"_s, u"listening"_s, u"silent"_s,   u"silence"_s,    u"quiet"_s, u"wait"_s,
        u"waits"_s,  u"waiting"_s, u"聞く"_s,      u"聞きます"_s, u"聞いている"_s, u"聴く"_s,  u"黙る"_s,
        u"待つ"_s,   u"沈黙"_s,    u"倾听"_s,      u"傾聽"_s,     u"聆听"_s,       u"聆聽"_s,  u"听"_s,
        u"聽"_s,     u"沉默"_s,    u"等待"_s,      u"静听"_s};
    return words;
}

/// Clear only if nothing else is said.
bool isAssent(const QString &word) { return word == "yes"_L1 || word == u"はい"_s || word == u"是"_s; }
bool isDenial(const QString &word)
{
    return word == "no"_L1 || word == "pass"_L1 || word == "nothing"_L1 || word == u"いいえ"_s ||
           word == u"否"_s;
}

/// Words that reverse a vote, or leave it open.
bool isDoubtful(const QStringList &words, const QString &text)
{
    static const QSet<QString> doubts{
        u"not"_s,     u"no"_s,      u"never"_s,   u"dont"_s,  u"doesnt"_s, u"wont"_s,  u"cannot"_s,
        u"cant"_s,    u"without"_s, u"nothing"_s, u"or"_s,    u"unless"_s, u"if"_s,    u"rather"_s,
        u"instead"_s, u"neither"_s, u"let"_s,     u"until"_s, u"others"_s, u"maybe"_s, u"perhaps"_s};
    static const QRegularExpression joined(u"ない|ません|不|没|沒|别|或|または|もし|[?？]"_s);
    return text.contains(joined) || std::any_of(words.cbegin(), words.cend(),
                                                [](const QString &word) { return doubts.contains(word); });
}

/// The state that a word of a sentence names, written without spaces or not.
std::optional<VoteState> stateOfWord(const QString &word)
{
    static const QRegularExpression before(u"^(?:我|想|要|会|會|将|現在|现在|私は|私が|僕は|今|今すぐ)+"_s);
    const QString bare = QString(word).remove(before);
    if (speakWords().contains(bare))
        return VoteState::Speak;
    return listenWords().contains(bare) ? std::optional(VoteState::Listen) : std::nullopt;
}

/// The state in a sentence about oneself: "I want to speak", "speak, as Aya asked"; not "Aya should speak".
std::optional<VoteState> stateInSentence(const QStringList &words)
{
    static const QSet<QString> before{u"i"_s,      u"im"_s,   u"ill"_s,   u"id"_s,     u"am"_s,    u"want"_s,
                                      u"wants"_s,  u"wish"_s, u"would"_s, u"like"_s,   u"to"_s,    u"will"_s,
                                      u"should"_s, u"must"_s, u"now"_s,   u"please"_s, u"ready"_s, u"going"_s,
                                      u"just"_s,   u"my"_s,   u"vote"_s,  u"is"_s,     u"state"_s, u"stay"_s,
                                      u"remain"_s, u"keep"_s, u"yes"_s};
    std::optional<VoteState> state;
    for (const QString &word : words) {
        const std::optional<VoteState> named = stateOfWord(word);
        if (state && named && *named != *state)
            return std::nullopt;
        if (!state && !named && !before.contains(word))
            return std::nullopt;
        if (named)
            state = named;
    }
    return state;
}

/// At most three digits after the point: rounding errors are not part of a vote.
double tidy(double value) { return std::round(value * 1000) / 1000; }

/// "8/10", "8 of 10", "80 %": the number, and its scale.
std::optional<std::pair<double, double>> partIn(const QString &text)
{
    static const QRegularExpression form(
        u"^[^0-9.+-]{0,20}?([0-9]+(?:[.,][0-9]+)?)\\s*\\(?\\s*(?:(?:/|of|out\\s+of)\\s*([0-9]+)|(%|percent\\b))[^0-9]{0,60}$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const double part = match.captured(1).replace(u',', u'.').toDouble();
    const double whole = match.captured(3).isEmpty() ? match.captured(2).toDouble() : 100.0;
    return whole > 0 ? std::optional(std::pair(part, whole)) : std::nullopt;
}

/// The only number in a text; none if there are several.
std::optional<double> onlyNumberIn(const QString &text)
{
    static const QRegularExpression form(
        u"^[^0-9.+-]{0,20}?([+-]?[0-9]*[.,]?[0-9]+)\\.?(?:[^0-9][^0-9]{0,60})?$"_s);
    if (const std::optional<double> number = wire::looseNumber(text))
        return number;
    const QRegularExpressionMatch match = form.match(text);
    return match.hasMatch() ? wire::looseNumber(match.captured(1).replace(u',', u'.')) : std::nullopt;
}

} // namespace

QString lettersOf(const QString &text)
{
    QString result;
    result.reserve(text.size());
    const auto isPlain = [](QChar c) { return c < QChar(0x80); };
    if (std::all_of(text.cbegin(), text.cend(), isPlain)) { // most texts are, and Unicode tables are slow
        for (const QChar c : text) {
            if (c.isLetterOrNumber())
                result += c.toLower();
        }
        return result;
    }
    for (const QChar c : text.normalized(QString::NormalizationForm_KC).toCaseFolded()) {
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate())
            result += c;
    }
    return result;
}

std::optional<VoteField> voteFieldOf(const QString &key)
{
    static const QHash<QString, VoteField> fields{{u"state"_s, VoteField::State},
                                                  {u"vote"_s, VoteField::State},
                                                  {u"decision"_s, VoteField::State},
                                                  {u"状態"_s, VoteField::State},
                                                  {u"状态"_s, VoteField::State},
                                                  {u"importance"_s, VoteField::Importance},
                                                  {u"重要度"_s, VoteField::Importance},
                                                  {u"重要性"_s, VoteField::Importance},
                                                  {u"selected"_s, VoteField::Selected},
                                                  {u"closing"_s, VoteField::Closing},
                                                  {u"quiet"_s, VoteField::Quiet},
                                                  {u"thought"_s, VoteField::Thought},
                                                  {u"thoughts"_s, VoteField::Thought},
                                                  {u"addressedby"_s, VoteField::AddressedBy},
                                                  {u"act"_s, VoteField::Act},
                                                  {u"companion"_s, VoteField::Companion},
                                                  {u"companionid"_s, VoteField::Companion},
                                                  {u"id"_s, VoteField::Companion},
                                                  {u"name"_s, VoteField::Companion},
                                                  {u"voter"_s, VoteField::Companion},
                                                  {u"from"_s, VoteField::From}};
    if (key.size() > kLongestPhrase)
        return std::nullopt;
    const auto found = fields.constFind(lettersOf(key));
    return found == fields.cend() ? std::nullopt : std::optional(*found);
}

std::optional<VoteState> stateWord(const QString &text)
{
    const QString word = lettersOf(text.left(kLongestPhrase));
    if (speakWords().contains(word) || isAssent(word))
        return VoteState::Speak;
    if (listenWords().contains(word) || isDenial(word))
        return VoteState::Listen;
    return std::nullopt;
}

std::optional<VoteState> stateIn(const QString &text)
{
    static const QRegularExpression between(u"[^\\p{L}\\p{N}\\p{M}'\u2019]+"_s);
    if (text.size() > kLongestPhrase || text.contains(u'?') || text.contains(QChar(0xFF1F)))
        return std::nullopt;
    if (const std::optional<VoteState> word = stateWord(text))
        return word;
    const QString whole = plain(text).toCaseFolded();
    QStringList words = whole.split(between, Qt::SkipEmptyParts);
    for (QString &word : words)
        word.remove(u'\'').remove(QChar(0x2019));
    return isDoubtful(words, whole) ? std::nullopt : stateInSentence(words);
}

std::optional<bool> truthIn(const QString &text)
{
    static const QSet<QString> yes{u"true"_s, u"yes"_s, u"y"_s, u"1"_s, u"はい"_s, u"是"_s, u"真"_s, u"对"_s};
    static const QSet<QString> no{u"false"_s, u"no"_s,     u"n"_s,           u"0"_s,    u"いいえ"_s,
                                  u"否"_s,    u"假"_s,     u"不"_s,          u"none"_s, u"null"_s,
                                  QString(),  u"nobody"_s, u"notselected"_s, u"いえ"_s, u"不是"_s};
    const QString word = lettersOf(text.left(kLongestPhrase));
    if (yes.contains(word))
        return true;
    return no.contains(word) ? std::optional(false) : std::nullopt;
}

std::optional<Closing> closingIn(const QString &text)
{
    static const QHash<QString, Closing> words{{QString(), Closing::None},
                                               {u"none"_s, Closing::None},
                                               {u"null"_s, Closing::None},
                                               {u"no"_s, Closing::None},
                                               {u"false"_s, Closing::None},
                                               {u"na"_s, Closing::None},
                                               {u"open"_s, Closing::None},
                                               {u"なし"_s, Closing::None},
                                               {u"无"_s, Closing::None},
                                               {u"無"_s, Closing::None},
                                               {u"preclosing"_s, Closing::PreClosing},
                                               {u"closing"_s, Closing::Closing},
                                               {u"terminal"_s, Closing::Terminal}};
    const auto found = words.constFind(lettersOf(text.left(kLongestPhrase)));
    return found == words.cend() ? std::nullopt : std::optional(*found);
}

// Numbers from 11 on count as percent, but a huge number is only too large.
LooseImportance importanceOf(double number, VoteScale scale)
{
    double value = number;
    const bool isPart = number > 0 && number < 1;
    if (isPart || (scale == VoteScale::One && number == 1.0))
        value = number * 10;
    else if ((number >= 11 && number <= 100) || (scale == VoteScale::Hundred && number >= 1 && number <= 100))
        value = number / 10;
    return {std::abs(value) < 1e6 ? tidy(value) : value, number};
}

std::optional<LooseImportance> importanceIn(const QString &text, VoteScale scale)
{
    if (text.size() > kLongestPhrase)
        return std::nullopt;
    const QString whole = plain(text);
    if (const auto part = partIn(whole))
        return LooseImportance{tidy(part->first * 10 / part->second), std::nullopt};
    if (const std::optional<double> number = onlyNumberIn(whole))
        return importanceOf(*number, scale);
    return std::nullopt;
}

} // namespace studio::agent
