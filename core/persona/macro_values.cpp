// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/macro_values.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace Qt::StringLiterals;
using studio::model::Language;

namespace studio::persona {
namespace {

constexpr qint64 kMostDice = 100;
constexpr qint64 kMostSides = 1'000'000;
constexpr qint64 kMostAdded = 1'000'000'000;

QLocale localeOf(Language language)
{
    switch (language) {
    case Language::English: return {QLocale::English, QLocale::UnitedStates};
    case Language::Japanese: return {QLocale::Japanese, QLocale::Japan};
    case Language::Chinese: return {QLocale::Chinese, QLocale::China};
    }
    Q_UNREACHABLE();
}

struct DateForms
{
    QString date;
    QString time;
};

DateForms formsOf(Language language)
{
    return language == Language::English ? DateForms{u"MMMM d, yyyy"_s, u"h:mm AP"_s}
                                         : DateForms{u"yyyy年M月d日"_s, u"H:mm"_s};
}

struct Unit
{
    qint64 seconds;
    const char *one;
    const char *many;
    QStringView eastern;
    QStringView chinese;
};

constexpr std::array kUnits{
    Unit{31'536'000, "a year", "years", u"年", u"年"}, Unit{2'592'000, "a month", "months", u"か月", u"个月"},
    Unit{86'400, "a day", "days", u"日", u"天"},       Unit{3'600, "an hour", "hours", u"時間", u"小时"},
    Unit{60, "a minute", "minutes", u"分", u"分钟"},
};

/// Zones as "utc+2", "utc-5:30".
std::optional<QDateTime> timeInZone(const QString &zone, const MacroScope &scope)
{
    static const QRegularExpression kZone(u"^utc([+-]\\d{1,2})(?::?(\\d{2}))?$"_s);
    const auto match = kZone.match(zone);
    if (!match.hasMatch() || !scope.at.isValid())
        return std::nullopt;
    const int hours = match.captured(1).toInt();
    const int minutes = match.captured(2).toInt();
    const int minutesAway = match.captured(1).startsWith(u'-') ? -minutes : minutes; // -0:30 is negative too
    const int offset = hours * 3600 + minutesAway * 60;
    return scope.at.toUTC().addSecs(offset);
}

} // namespace

QString spokenDuration(const QDateTime &from, const QDateTime &to, Language language)
{
    if (!from.isValid() || !to.isValid())
        return {};
    const qint64 seconds = std::max<qint64>(from.secsTo(to), 0);
    for (const Unit &unit : kUnits) {
        const qint64 count = seconds / unit.seconds;
        if (count == 0)
            continue;
        if (language == Language::Japanese)
            return QString::number(count) + unit.eastern;
        if (language == Language::Chinese)
            return QString::number(count) + unit.chinese;
        return count == 1 ? QString::fromLatin1(unit.one)
                          : u"%1 %2"_s.arg(count).arg(QLatin1StringView(unit.many));
    }
    switch (language) {
    case Language::English: return u"a few seconds"_s;
    case Language::Japanese: return u"数秒"_s;
    case Language::Chinese: return u"几秒"_s;
    }
    Q_UNREACHABLE();
}

QString formattedTime(const QString &format, const MacroScope &scope)
{
    if (!scope.at.isValid())
        return {};
    static const QHash<QString, QString> kLetters{
        {u"YYYY"_s, u"yyyy"_s}, {u"YY"_s, u"yy"_s},   {u"MMMM"_s, u"MMMM"_s}, {u"MMM"_s, u"MMM"_s},
        {u"MM"_s, u"MM"_s},     {u"M"_s, u"M"_s},     {u"DD"_s, u"dd"_s},     {u"D"_s, u"d"_s},
        {u"dddd"_s, u"dddd"_s}, {u"ddd"_s, u"ddd"_s}, {u"HH"_s, u"HH"_s},     {u"H"_s, u"H"_s},
        {u"hh"_s, u"hh"_s},     {u"h"_s, u"h"_s},     {u"mm"_s, u"mm"_s},     {u"m"_s, u"m"_s},
        {u"ss"_s, u"ss"_s},     {u"s"_s, u"s"_s},     {u"A"_s, u"AP"_s},      {u"a"_s, u"ap"_s}};
    static const QRegularExpression kPiece(u"\\[([^\\]]*)\\]|YYYY|YY|M{1,4}|D{1,2}|d{3,4}|[Hhms]{1,2}|A|a"_s);
    const QLocale locale = localeOf(scope.language);
    const QDateTime local = scope.at.toLocalTime();
    QString text;
    qsizetype at = 0;
    auto pieces = kPiece.globalMatch(format);
    while (pieces.hasNext()) {
        const auto piece = pieces.next();
        text += format.mid(at, piece.capturedStart() - at);
        at = piece.capturedEnd();
        const QString letters = piece.captured();
        if (letters.startsWith(u'['))
            text += piece.captured(1);
        else if (letters.startsWith(u'h'))
            text += locale.toString(local, kLetters.value(letters) + u" AP"_s).section(u' ', 0, 0);
        else
            text += locale.toString(local, kLetters.value(letters, letters));
    }
    return text + format.mid(at);
}

std::optional<QString> plainMacro(const QString &name, const MacroScope &scope)
{
    if (name == "char"_L1 || name == "bot"_L1)
        return scope.character;
    if (name == "user"_L1)
        return scope.user;
    if (name == "group"_L1 || name == "groupnotmuted"_L1 || name == "charifnotgroup"_L1)
        return scope.group.isEmpty() ? scope.character : scope.group;
    if (name == "newline"_L1)
        return u"\n"_s;
    static const QSet<QString> kNothing{
        u"original"_s, // there is no text that the card's text would have replaced
        u"noop"_s,
        u"trim"_s,
        u"input"_s,
        u"model"_s,
        u"banned"_s,
        u"summary"_s,
        u"authorsnote"_s,
        u"charauthorsnote"_s,
        u"defaultauthorsnote"_s,
        u"ismobile"_s,
        u"maxprompt"_s,
        u"systemprompt"_s,
        u"lastgenerationtype"_s,
        u"lastmessageid"_s,
        u"lastswipeid"_s,
        u"currentswipeid"_s,
        u"firstincludedmessageid"_s,
        u"firstdisplayedmessageid"_s,
        u"slot"_s,
        u"chardepthprompt"_s,
        u"creatornotes"_s, // for people
        u"blank"_s};
    if (kNothing.contains(name))
        return QString();
    if (const auto field = scope.fields.constFind(name); field != scope.fields.cend())
        return *field;
    const QDateTime local = scope.at.toLocalTime();
    const QLocale locale = localeOf(scope.language);
    const DateForms forms = formsOf(scope.language);
    if (name == "time"_L1)
        return locale.toString(local, forms.time);
    if (name == "date"_L1)
        return locale.toString(local, forms.date);
    if (name == "weekday"_L1)
        return local.isValid() ? locale.dayName(local.date().dayOfWeek()) : QString();
    if (name == "isotime"_L1)
        return local.toString(u"HH:mm"_s);
    if (name == "isodate"_L1)
        return local.toString(u"yyyy-MM-dd"_s);
    if (name == "idle_duration"_L1 || name == "idleduration"_L1) {
        const QDateTime before = scope.userBefore.isValid() ? scope.userBefore : scope.at;
        return spokenDuration(before, scope.at, scope.language);
    }
    if (name.startsWith("time_"_L1)) {
        if (const auto there = timeInZone(name.mid(5), scope))
            return locale.toString(*there, forms.time);
    }
    // Known, but they have no value yet.
    static const QSet<QString> kFields{u"lastmessage"_s, u"lastusermessage"_s, u"lastcharmessage"_s,
                                       u"persona"_s,     u"char_version"_s,    u"charversion"_s};
    return kFields.contains(name) ? std::optional(QString()) : std::nullopt;
}

std::optional<DiceSet> diceIn(const QString &text)
{
    static const QRegularExpression kForm(u"^(?:([0-9]{0,3})d)?([0-9]{1,7})(?: ?([+-]) ?([0-9]{1,9}))?$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const auto match = kForm.match(text.simplified());
    DiceSet set;
    set.sides = match.captured(2).toLongLong();
    set.count = match.captured(1).isEmpty() ? 1 : match.captured(1).toLongLong();
    set.added = match.captured(4).toLongLong() * (match.captured(3) == "-"_L1 ? -1 : 1);
    const bool isSet = match.hasMatch() && set.sides >= 1 && set.sides <= kMostSides && set.count >= 1 &&
                       set.count <= kMostDice && std::abs(set.added) <= kMostAdded;
    return isSet ? std::optional(set) : std::nullopt;
}

} // namespace studio::persona
