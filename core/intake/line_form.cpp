// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/line_form.h"

#include "core/intake/text_lines.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using Kind = studio::intake::LineHead::Kind;

namespace studio::intake {
namespace {

constexpr qsizetype kLongestName = 40;
constexpr qsizetype kMostNames = 200;   // that plain lines prove
constexpr qsizetype kMostGiven = 5'000; // that the form gives: channels have many
constexpr int kMostCounted = 100'000;
constexpr qsizetype kShortTalk = 4; // names, each of which may speak once

bool hasLetters(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.isLetter() || c.isSurrogate(); });
}

/// A name that the form of the line gives: anything that people call themselves.
QString givenName(const QString &written)
{
    QString name = written.simplified();
    while (name.startsWith(u'~') || name.startsWith(u'@'))
        name = name.mid(1).trimmed();
    return name.size() <= 64 ? name : QString();
}

QString withoutSigns(QString name)
{
    while (name.startsWith(u'*') || name.startsWith(u'_'))
        name = name.mid(1);
    while (name.endsWith(u'*') || name.endsWith(u'_') || name.endsWith(u':') || name.endsWith(u'：'))
        name.chop(1);
    return name.trimmed();
}

/// "Aya: Hello.", with signs of Markdown around the name or without.
LineHead plainHead(const QString &written)
{
    // "Aya (7:08): Hello."
    static const QRegularExpression kTime(
        u"^([^:：()\\[\\]]{1,40}?) ?[(\\[]\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[AaPp][Mm])?[)\\]] ?([:：])"_s);
    const auto timed = kTime.match(written);
    const QString line =
        timed.hasMatch() ? timed.captured(1) + timed.captured(2) + written.mid(timed.capturedEnd()) : written;
    const auto isColon = [](QChar c) { return c == u':' || c == u'：'; };
    const auto colon =
        std::find_if(line.cbegin(), line.cbegin() + std::min(line.size(), kLongestName + 8), isColon);
    const qsizetype at = colon - line.cbegin();
    if (at == 0 || at >= line.size() || !isColon(line.at(at)) || line.front().isSpace())
        return {};
    if (line.mid(at + 1).startsWith("//"_L1))
        return {};
    QString name = line.left(at).trimmed();
    QString text = line.mid(at + 1);
    if (name.startsWith("**"_L1) && !name.endsWith("**"_L1) && text.startsWith("**"_L1))
        text = text.mid(2);
    static const QRegularExpression kSaid(u" said$"_s); // as a web page writes it when it is copied
    name = withoutSigns(name);
    if (text.trimmed().isEmpty())
        name.remove(kSaid);
    if (!hasLetters(name) || name.size() > kLongestName || name.count(u' ') > 4)
        return {};
    return {Kind::Opening, name, text.startsWith(u' ') ? text.mid(1) : text};
}

LineHead stampedHead(const QString &line)
{
    const auto stamp = stampOf(line);
    if (!stamp)
        return {};
    const QString rest = line.mid(stamp->length);
    // Names have no colon; "Robin : hi" is how KakaoTalk writes it.
    static const QRegularExpression kNamed(u"^([^:：\\n]{1,64}?) ?[:：](?: |$)(.*)$"_s,
                                           QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kWide(u"^([^:：\\n]{1,64}?)：(.*)$"_s);
    auto match = kNamed.match(rest);
    if (!match.hasMatch())
        match = kWide.match(rest);
    const QString name = withoutSigns(givenName(match.captured(1)));
    if (!match.hasMatch() || name.isEmpty())
        return {Kind::Notice, {}, rest, stamp};
    return {Kind::Opening, name, match.captured(2), stamp};
}

LineHead nickHead(const QString &line)
{
    static const QRegularExpression kNick(u"^<[@+%&~!]? ?([^<>\\s][^<>]{0,38})> ?(.*)$"_s);
    const auto stamp = stampOf(line);
    const QString rest = stamp ? line.mid(stamp->length) : line;
    const auto match = kNick.match(rest);
    if (match.hasMatch() && !match.captured(1).startsWith(u'/'))
        return {Kind::Opening, givenName(match.captured(1)), match.captured(2), stamp};
    static const QRegularExpression kAct(u"^\\* ([^\\s*]{1,39}) (.+)$"_s);
    if (const auto act = kAct.match(rest); stamp && act.hasMatch())
        return {Kind::Opening, givenName(act.captured(1)), u'*' + act.captured(2) + u'*', stamp};
    static const QRegularExpression kProgram(u"^(?:\\*\\*\\*|-!-|---|===|-->|<--|\\*)\\s"_s);
    if (stamp || kProgram.match(rest).hasMatch())
        return {Kind::Notice, {}, rest, stamp};
    return {};
}

/// Year, month and day in the first three groups.
LineHead dayHead(const QRegularExpressionMatch &day)
{
    Stamp stamp;
    stamp.hasDate = stamp.isYearFirst = true;
    stamp.first = day.captured(1).toInt();
    stamp.second = day.captured(2).toInt();
    stamp.third = day.captured(3).toInt();
    stamp.time = QTime(0, 0);
    return {Kind::Day, {}, {}, stamp};
}

LineHead columnsHead(const QString &line)
{
    static const QRegularExpression kDay(u"^(\\d{4})[./-](\\d{1,2})[./-](\\d{1,2})[^\\t]{0,12}$"_s);
    if (const auto day = kDay.match(line); day.hasMatch())
        return dayHead(day);
    static const QRegularExpression kEnglishDay(u"^[A-Za-z]{3}, (\\d{1,2})/(\\d{1,2})/(\\d{4})$"_s);
    if (const auto day = kEnglishDay.match(line); day.hasMatch()) {
        Stamp stamp;
        stamp.hasDate = true;
        stamp.first = day.captured(1).toInt();
        stamp.second = day.captured(2).toInt();
        stamp.third = day.captured(3).toInt();
        stamp.isHalfDay = true; // month first, as English LINE has it
        stamp.time = QTime(0, 0);
        return {Kind::Day, {}, {}, stamp};
    }
    const QStringList columns = line.split(u'\t');
    const auto stamp = columns.size() > 1 ? stampOf(columns.first()) : std::nullopt;
    if (!stamp)
        return {};
    const QString name = givenName(columns.at(1));
    if (columns.size() < 3 || name.isEmpty())
        return {Kind::Notice, {}, columns.mid(1).join(u' '), stamp};
    return {Kind::Opening, name, columns.mid(2).join(u'\t'), stamp};
}

LineHead bracketedHead(const QString &line)
{
    static const QRegularExpression kForm(u"^\\[([^\\[\\]]{1,64})\\] (\\[[^\\[\\]]{4,16}\\]) ?(.*)$"_s);
    const auto match = kForm.match(line);
    if (match.hasMatch()) {
        if (const auto stamp = stampOf(match.captured(2)))
            return {Kind::Opening, givenName(match.captured(1)), match.captured(3), stamp};
    }
    static const QRegularExpression kDay(
        u"^-{5,} (\\d{4})(?:년|年|[./-]) ?(\\d{1,2})(?:월|月|[./-]) ?(\\d{1,2}).* -{5,}$"_s);
    const auto day = kDay.match(line);
    return day.hasMatch() ? dayHead(day) : LineHead();
}

LineHead headedHead(const QString &line)
{
    static const QRegularExpression kRule(u"^[=-]{8,}$"_s);
    if (kRule.match(line).hasMatch())
        return {Kind::Notice};
    if (const auto stamp = stampOf(line); stamp && stamp->isBracketed) {
        const QString rest = line.mid(stamp->length).trimmed();
        const QString name = givenName(rest);
        if (!name.isEmpty() && !rest.contains(": "_L1))
            return {Kind::Opening, name, {}, stamp};
    }
    static const QRegularExpression kBehind(
        u"^(.{1,64}?)(?:, | — | – |  +)(\\[?[^\\d\\[]{0,20}\\d[\\d:./ -]*(?: ?[AaPp]\\.?[Mm]\\.?)?\\]?):?$"_s);
    static const QRegularExpression kWords(
        u"^(?:today|yesterday|heute|gestern|hier|aujourd'hui|今日|昨日)[, ]*(?:at |um |à )?"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = kBehind.match(line);
    if (match.hasMatch()) {
        QString time = match.captured(2);
        time.replace(kWords, QString());
        if (const auto stamp = stampOf(time); stamp && stamp->length == time.size())
            return {Kind::Opening, givenName(match.captured(1)), {}, stamp};
    }
    return {};
}

LineHead headingHead(const QString &line)
{
    static const QRegularExpression kHeading(u"^#{1,6} +(.+?) *#*$"_s);
    static const QRegularExpression kBold(u"^(?:\\*\\*|__)([^*_]{1,60})(?:\\*\\*|__):?$"_s);
    auto match = kHeading.match(line);
    if (!match.hasMatch())
        match = kBold.match(line);
    if (!match.hasMatch())
        return {};
    QString name = match.captured(1);
    // A number before it, a time behind it, a picture beside it: "## 3. 🧑 Aya (7:08)"
    static const QRegularExpression kBefore(u"^(?:\\d+[.)] *)?[^\\p{L}\\p{N}]*"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kBehind(u"(?: *[(\\[].*|,? *[-–—] *\\d.*|,? \\d{1,4}[-/.:].*)$"_s);
    name.remove(kBefore);
    name.remove(kBehind);
    name = withoutSigns(givenName(name));
    if (name.isEmpty() || name.size() > kLongestName || name.count(u' ') > 3)
        return {};
    const qsizetype level =
        std::find_if(line.cbegin(), line.cend(), [](QChar c) { return c != u'#'; }) - line.cbegin();
    return {Kind::Opening, name, {}, {}, int(level)};
}

bool isLabel(const QString &name)
{
    static const QSet<QString> kLabels{
        u"note"_s,      u"notes"_s,     u"nb"_s,          u"ps"_s,          u"p.s."_s,
        u"from"_s,      u"to"_s,        u"cc"_s,          u"bcc"_s,         u"subject"_s,
        u"date"_s,      u"sent"_s,      u"re"_s,          u"fwd"_s,         u"reply-to"_s,
        u"title"_s,     u"author"_s,    u"summary"_s,     u"tags"_s,        u"category"_s,
        u"name"_s,      u"age"_s,       u"id"_s,          u"type"_s,        u"url"_s,
        u"http"_s,      u"https"_s,     u"file"_s,        u"ingredients"_s, u"serves"_s,
        u"servings"_s,  u"method"_s,    u"directions"_s,  u"step"_s,        u"steps"_s,
        u"tip"_s,       u"tips"_s,      u"hint"_s,        u"warning"_s,     u"error"_s,
        u"info"_s,      u"debug"_s,     u"trace"_s,       u"warn"_s,        u"notice"_s,
        u"critical"_s,  u"fatal"_s,     u"example"_s,     u"examples"_s,    u"total"_s,
        u"price"_s,     u"time"_s,      u"location"_s,    u"place"_s,       u"address"_s,
        u"phone"_s,     u"email"_s,     u"e-mail"_s,      u"guild"_s,       u"channel"_s,
        u"default"_s,   u"public"_s,    u"private"_s,     u"protected"_s,   u"case"_s,
        u"return"_s,    u"todo"_s,      u"fixme"_s,       u"chapter"_s,     u"scene"_s,
        u"setting"_s,   u"scenario"_s,  u"description"_s, u"personality"_s, u"color"_s,
        u"width"_s,     u"height"_s,    u"margin"_s,      u"padding"_s,     u"background"_s,
        u"font-size"_s, u"display"_s,   u"border"_s,      u"version"_s,     u"source"_s,
        u"see also"_s,  u"important"_s, u"attention"_s,   u"remember"_s,    u"prep time"_s,
        u"cook time"_s, u"dear"_s,      u"regards"_s,     u"betreff"_s,     u"von"_s,
        u"an"_s,        u"datum"_s,     u"hinweis"_s,     u"zutaten"_s,     u"zubereitung"_s,
        u"achtung"_s,   u"注意"_s,      u"材料"_s,        u"作り方"_s,      u"件名"_s,
        u"差出人"_s,    u"宛先"_s,      u"日時"_s,        u"日付"_s,        u"場所"_s,
        u"保存日時"_s,  u"備考"_s,      u"手順"_s,        u"分量"_s,        u"時間"_s,
        u"标题"_s,      u"日期"_s,      u"时间"_s,        u"地点"_s,        u"备注"_s,
        u"做法"_s,      u"步骤"_s,      u"参考"_s,        u"例"_s,          u"追伸"_s,
        u"目次"_s,      u"q"_s,         u"a"_s,           u"question"_s,    u"answer"_s};
    return kLabels.contains(name.toLower());
}

/// Whether the words before a colon may be somebody's name at all.
bool mayBeName(const QString &name)
{
    static const QString kNever = u"[]{}()<>#=;/\\|\"`$%^&+,.!?。、,!?「」【】•→…@"_s;
    if (isLabel(name) || name.size() > kLongestName)
        return false;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name.at(i);
        const bool isTitleDot = c == u'.' && i > 0 && name.at(i - 1).isLetter();
        if (c.isDigit() || (kNever.contains(c) && !isTitleDot))
            return false;
    }
    return !name.startsWith(u'-') && !name.contains("--"_L1);
}

/// Something that is said, not a value: words, and not the end of a line of a program or a style sheet.
bool looksSaid(const QString &text)
{
    const QString plain = text.trimmed();
    if (plain.isEmpty() || plain.endsWith(u';') || plain.endsWith(u'{') || plain.endsWith(u','))
        return false;
    if (!hasLetters(plain))
        return plain.contains(u'?') || plain.contains(u'!') || plain.contains(u'…');
    return !plain.front().isDigit();
}

struct Seen
{
    int count = 0;
    int turns = 0; ///< that it begins after somebody else
    int said = 0;  ///< of its texts that look like something said
    int level = 0; ///< of its first heading
};

/// What lines of one form say about who speaks.
class Evidence
{
public:
    explicit Evidence(LineForm form)
        : m_form(form)
    {
    }

    void add(const QString &line)
    {
        const LineHead head = headIn(line, m_form);
        m_lines += line.trimmed().isEmpty() ? 0 : 1;
        if (head.stamp)
            m_orders.add(*head.stamp);
        if (head.kind != Kind::Opening || head.name.isEmpty()) {
            // A name on a line of its own says what stands on the next.
            if (!m_pending.isEmpty() && !line.trimmed().isEmpty()) {
                m_seen[m_pending].said += line.front().isSpace() ? 0 : 1;
                m_pending.clear();
            }
            m_texts += head.kind == Kind::None && !line.trimmed().isEmpty() ? 1 : 0;
            return;
        }
        if (m_form == LineForm::Plain && !mayBeName(head.name))
            return;
        ++m_openings;
        if (!m_seen.contains(head.name) && m_seen.size() >= kMostCounted)
            return;
        Seen &seen = m_seen[head.name];
        seen.level = seen.count == 0 ? head.level : seen.level;
        ++seen.count;
        seen.turns += head.name == m_last ? 0 : 1;
        seen.said += looksSaid(head.text) ? 1 : 0;
        m_pending = head.text.trimmed().isEmpty() ? head.name : QString();
        m_last = head.name;
    }

    [[nodiscard]] int openings() const { return m_openings; }
    [[nodiscard]] int texts() const { return m_texts; }
    [[nodiscard]] const DateOrders &orders() const { return m_orders; }

    /// Of names that the form gives.
    [[nodiscard]] QSet<QString> all() const
    {
        QSet<QString> names;
        for (auto it = m_seen.cbegin(); it != m_seen.cend() && names.size() < kMostGiven; ++it) {
            if (!isLabel(it.key()))
                names.insert(it.key());
        }
        return names;
    }

    /// Nobody speaks twice: it may be a list of something else.
    [[nodiscard]] bool isDoubtful(const QSet<QString> &known) const
    {
        return std::all_of(m_seen.cbegin(), m_seen.cend(), [](const Seen &one) { return one.count < 2; }) &&
               !known.intersects(all());
    }

    [[nodiscard]] QSet<QString> proven(const QSet<QString> &known) const
    {
        QSet<QString> names;
        QSet<QString> likely;
        for (auto it = m_seen.cbegin(); it != m_seen.cend(); ++it) {
            const bool isSaid = m_form == LineForm::Headings || it->said * 2 >= it->count;
            if (known.contains(it.key()))
                names.insert(it.key());
            if (!isSaid)
                continue;
            likely.insert(it.key());
            if (it->turns > 1 && names.size() < kMostNames)
                names.insert(it.key());
        }
        // In a short text everybody may speak once: where others of them speak again, or where nothing
        // stands in it but what they say. A title above the talk is a heading of another level.
        QSet<QString> roles = likely;
        erase_if(roles, [](const QString &name) { return !isRoleWord(name); });
        if (m_form == LineForm::Headings && roles.size() > 1)
            names += roles;
        const bool isWhole = m_form == LineForm::Plain && m_openings * 2 > m_lines && isTalkFrom(likely);
        for (const QString &one : std::as_const(likely)) {
            const bool isBeside = std::any_of(names.cbegin(), names.cend(), [&](const QString &name) {
                return m_seen[name].level == m_seen[one].level;
            });
            if (likely.size() <= kShortTalk + 1 && (isWhole || isBeside))
                names.insert(one);
        }
        // One name between many words before a colon is one of those words.
        const bool isMonologue = m_seen.size() == 1 && m_openings * 2 > m_lines;
        const bool isAlone = names.size() == 1 && !known.intersects(names) && !isMonologue;
        return isAlone ? QSet<QString>() : names;
    }

private:
    static bool isRoleWord(const QString &name)
    {
        static const QSet<QString> kRoles{u"user"_s,   u"assistant"_s, u"human"_s,    u"ai"_s,
                                          u"you"_s,    u"me"_s,        u"chatgpt"_s,  u"claude"_s,
                                          u"gemini"_s, u"prompt"_s,    u"response"_s, u"deepseek"_s,
                                          u"model"_s,  u"system"_s,    u"bot"_s};
        return kRoles.contains(name.toLower());
    }

    /// Two or more, of whom one speaks again or all say something that is no list of values.
    [[nodiscard]] bool isTalkFrom(const QSet<QString> &likely) const
    {
        const bool isAgain = std::any_of(likely.cbegin(), likely.cend(),
                                         [this](const QString &name) { return m_seen[name].count > 1; });
        return !likely.isEmpty() && (isAgain || likely.size() <= 2);
    }

    LineForm m_form;
    QHash<QString, Seen> m_seen;
    QString m_pending; ///< who has said nothing yet on the line of the name
    QString m_last;
    DateOrders m_orders;
    int m_openings = 0;
    int m_texts = 0; ///< lines that go on
    int m_lines = 0;
};

} // namespace

LineHead headIn(const QString &written, LineForm form)
{
    constexpr qsizetype kLongestHead = 4'000; // a longer line is a heading of nothing
    if (written.size() > kLongestHead && (form == LineForm::Headed || form == LineForm::Headings))
        return {};
    const QString line = form == LineForm::Plain ? written : withoutMarks(written);
    switch (form) {
    case LineForm::Plain: return plainHead(line);
    case LineForm::Stamped: return stampedHead(line);
    case LineForm::Nick: return nickHead(line);
    case LineForm::Columns: return columnsHead(line);
    case LineForm::Bracketed: return bracketedHead(line);
    case LineForm::Headed: return headedHead(line);
    case LineForm::Headings: return headingHead(line);
    }
    return {};
}

base::Result<TextForm> formOf(QIODevice &device, const QSet<QString> &known)
{
    constexpr std::array kForms{LineForm::Columns, LineForm::Nick,     LineForm::Bracketed, LineForm::Stamped,
                                LineForm::Headed,  LineForm::Headings, LineForm::Plain};
    QList<Evidence> evidence;
    for (const LineForm form : kForms)
        evidence.append(Evidence(form));
    TextLines lines(device);
    int all = 0;
    for (;;) {
        const auto line = lines.next();
        if (!line)
            return tl::unexpected(line.error());
        if (!*line)
            break;
        for (Evidence &one : evidence)
            one.add(**line);
        all += (*line)->trimmed().isEmpty() ? 0 : 1;
    }
    device.seek(0);
    const Evidence &plain = evidence.last();
    const Evidence *best = &plain;
    LineForm form = LineForm::Plain;
    for (std::size_t i = 0; i + 1 < kForms.size(); ++i) {
        const Evidence &one = evidence[qsizetype(i)];
        const bool isHeadings = kForms[i] == LineForm::Headings;
        const QSet<QString> names = isHeadings ? one.proven(known) : one.all();
        // A form that gives names stands on at least a tenth of the lines; headings only in text without
        // names.
        // A head without a text below it is something else in brackets.
        const bool hasTexts = kForms[i] != LineForm::Headed || one.texts() * 2 >= one.openings();
        const bool isThere = !names.isEmpty() && hasTexts && one.openings() * 10 >= all &&
                             (isHeadings ? plain.proven(known).size() < 2 : true);
        if (isThere && (form == LineForm::Plain || one.openings() > best->openings())) {
            best = &one;
            form = kForms[i];
        }
    }
    TextForm found;
    found.form = form;
    found.names = form == LineForm::Plain || form == LineForm::Headings ? best->proven(known) : best->all();
    found.isDoubtful = form == LineForm::Plain && best->isDoubtful(known);
    found.order = best->orders().order();
    found.isOrderGuessed = best->orders().isGuess();
    return found;
}

} // namespace studio::intake
