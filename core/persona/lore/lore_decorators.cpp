// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/lore_decorators.h"

#include <algorithm>
#include <array>
#include <utility>

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::LoreConditions;
using model::LoreEntry;
using model::LoreRole;
using model::LoreSpot;

namespace {

/// Not every line of @@@ is a decorator: people draw with them.
bool isDecorator(QStringView line)
{
    if (!line.startsWith(u"@@"))
        return false;
    const qsizetype at = line.startsWith(u"@@@") ? 3 : 2;
    return at < line.size() && line.at(at) >= u'a' && line.at(at) <= u'z';
}

/// One decorator: `@@name value`, or with a third @ a fallback that counts only if the one before does not.
struct Decorator
{
    QString name;
    QString value;
    bool isFallback = false;
};

Decorator decoratorIn(QStringView line)
{
    const bool isFallback = line.startsWith(u"@@@");
    line = line.sliced(isFallback ? 3 : 2);
    const auto end = std::find_if(line.begin(), line.end(), [](QChar c) { return c.isSpace(); });
    const qsizetype length = end - line.begin();
    return {line.first(length).toString(), line.sliced(length).trimmed().toString(), isFallback};
}

/// A line, and where the next line begins.
QStringView lineAt(QStringView text, qsizetype &next)
{
    const qsizetype begin = next;
    const qsizetype end = text.indexOf(u'\n', begin);
    next = end < 0 ? text.size() : end + 1;
    return text.sliced(begin, (end < 0 ? text.size() : end) - begin).trimmed();
}

/// The values of one entry's decorators, taken one after another.
class Head
{
public:
    explicit Head(Decorated &read)
        : m_read(read)
    {
    }

    /// Whether the decorator is known and valid; a repeated name is known and has no effect.
    bool take(const Decorator &decorator)
    {
        if (m_seen.contains(decorator.name))
            return true;
        const bool isTaken = takeFlag(decorator.name) || takeNumber(decorator) || takeText(decorator);
        if (isTaken)
            m_seen.append(decorator.name);
        return isTaken;
    }

    void end()
    {
        if (!m_read.afterSheet && (m_depth || m_reverseDepth)) {
            m_read.spot = LoreSpot{.depth = m_depth.value_or(m_reverseDepth.value_or(0)),
                                   .role = m_read.role.value_or(LoreRole::System),
                                   .fromStart = !m_depth};
        }
    }

private:
    bool takeFlag(const QString &name)
    {
        LoreConditions &conditions = m_read.conditions;
        const std::array<std::pair<QLatin1String, bool *>, 5> flags{{
            {"activate"_L1, &conditions.activates},
            {"dont_activate"_L1, &conditions.neverActivates},
            {"keep_activate_after_match"_L1, &conditions.keepsAfterMatch},
            {"dont_activate_after_match"_L1, &conditions.oncePerTalk},
            {"ignore_on_max_context"_L1, &conditions.goesFirst},
        }};
        for (const auto &[known, flag] : flags) {
            if (name == known)
                return *flag = true;
        }
        return false;
    }

    // Depths in tokens (instruct_depth and the like) mean nothing in a talk, and V3 says to ignore them
    // there.
    bool takeNumber(const Decorator &decorator)
    {
        LoreConditions &conditions = m_read.conditions;
        const std::array<std::pair<QLatin1String, std::optional<int> *>, 6> numbers{{
            {"activate_only_after"_L1, &conditions.onlyAfter},
            {"activate_only_every"_L1, &conditions.onlyEvery},
            {"is_greeting"_L1, &conditions.onGreeting},
            {"depth"_L1, &m_depth},
            {"reverse_depth"_L1, &m_reverseDepth},
            {"scan_depth"_L1, &m_read.scanDepth},
        }};
        for (const auto &[known, number] : numbers) {
            if (decorator.name != known)
                continue;
            bool isNumber = false;
            const double value = decorator.value.toDouble(&isNumber);
            const bool fits =
                isNumber && value >= (known == "activate_only_every"_L1 ? 1 : -1e6) && value < 1e6;
            if (fits)
                *number = std::max(0, int(value));
            return fits;
        }
        return false;
    }

    bool takeText(const Decorator &decorator)
    {
        const QString &name = decorator.name;
        const QString &value = decorator.value;
        if (name == "position"_L1 && (value == "after_desc"_L1 || value == "before_desc"_L1)) {
            m_read.afterSheet = value == "after_desc"_L1;
            return true;
        }
        if (name == "role"_L1) {
            m_read.role = value == "system"_L1      ? std::optional(LoreRole::System)
                          : value == "user"_L1      ? std::optional(LoreRole::User)
                          : value == "assistant"_L1 ? std::optional(LoreRole::Assistant)
                                                    : std::nullopt;
            return m_read.role.has_value();
        }
        if (name == "disable_ui_prompt"_L1 &&
            (value == "system_prompt"_L1 || value == "post_history_instructions"_L1)) {
            m_read.conditions.disabledPrompts.append(value);
            return true;
        }
        if (name != "additional_keys"_L1 && name != "exclude_keys"_L1)
            return false;
        QStringList &keys =
            name == "additional_keys"_L1 ? m_read.conditions.additionalKeys : m_read.conditions.excludeKeys;
        keys = dividedByCommas(value);
        return !keys.isEmpty();
    }

    Decorated &m_read;
    QStringList m_seen;
    std::optional<int> m_depth;
    std::optional<int> m_reverseDepth;
};

/// Writes decorators, each with its line break.
class DecoratorWriter
{
public:
    void say(bool is, QLatin1String name, const QString &value = {})
    {
        if (is)
            m_lines += u"@@"_s + name + (value.isEmpty() ? QString() : QString(u' ' + value)) + u'\n';
    }
    void say(const std::optional<int> &value, QLatin1String name)
    {
        say(value.has_value(), name, QString::number(value.value_or(0)));
    }
    [[nodiscard]] QString lines() const { return m_lines; }

private:
    QString m_lines;
};

/// The only place that no member of an entry can express.
QString placeLine(const std::optional<LoreSpot> &spot)
{
    DecoratorWriter writer;
    if (spot && spot->fromStart)
        writer.say(true, "reverse_depth"_L1, QString::number(spot->depth));
    return writer.lines();
}

QString conditionLines(const LoreConditions &conditions)
{
    DecoratorWriter writer;
    writer.say(conditions.activates, "activate"_L1);
    writer.say(conditions.neverActivates, "dont_activate"_L1);
    writer.say(conditions.onlyAfter, "activate_only_after"_L1);
    writer.say(conditions.onlyEvery, "activate_only_every"_L1);
    writer.say(conditions.onGreeting, "is_greeting"_L1);
    writer.say(conditions.keepsAfterMatch, "keep_activate_after_match"_L1);
    writer.say(conditions.oncePerTalk, "dont_activate_after_match"_L1);
    writer.say(!conditions.additionalKeys.isEmpty(), "additional_keys"_L1,
               conditions.additionalKeys.join(u", "_s));
    writer.say(!conditions.excludeKeys.isEmpty(), "exclude_keys"_L1, conditions.excludeKeys.join(u", "_s));
    writer.say(conditions.goesFirst, "ignore_on_max_context"_L1);
    for (const QString &prompt : conditions.disabledPrompts)
        writer.say(true, "disable_ui_prompt"_L1, prompt);
    return writer.lines();
}

/// The decorators whose values differ between `before` and `after`.
QStringList changedDecorators(const LoreEntry &before, const LoreEntry &after)
{
    QStringList names;
    if (before.conditions != after.conditions || before.constant != after.constant) {
        names << u"activate"_s << u"dont_activate"_s;
    }
    if (before.conditions != after.conditions) {
        names << u"activate_only_after"_s << u"activate_only_every"_s << u"is_greeting"_s
              << u"keep_activate_after_match"_s << u"dont_activate_after_match"_s << u"additional_keys"_s
              << u"exclude_keys"_s << u"ignore_on_max_context"_s << u"disable_ui_prompt"_s;
    }
    if (before.spot != after.spot || before.afterSheet != after.afterSheet)
        names << u"depth"_s << u"reverse_depth"_s << u"role"_s << u"position"_s;
    if (before.scanDepth != after.scanDepth)
        names << u"scan_depth"_s;
    return names;
}

/// The head of a content without decorators of these names and their fallbacks.
QString withoutNamed(const QString &head, const QStringList &names)
{
    QString kept;
    bool isLastGone = false;
    for (qsizetype next = 0; next < head.size();) {
        const qsizetype begin = next;
        const QStringView line = lineAt(head, next);
        if (isDecorator(line)) {
            const Decorator decorator = decoratorIn(line);
            if (!decorator.isFallback || !isLastGone)
                isLastGone = names.contains(decorator.name);
            if (isLastGone)
                continue;
        }
        kept += QStringView(head).sliced(begin, next - begin);
    }
    return kept.contains(u'@') ? kept : QString();
}

} // namespace

// A blank line between decorators and text belongs to the decorators.
Decorated withoutDecorators(const QString &content)
{
    Decorated read{content, {}, {}, {}, {}, {}};
    if (!isDecorator(QStringView(content).trimmed()))
        return read;
    Head head(read);
    bool isLastTaken = false;
    qsizetype behind = 0;
    for (qsizetype next = 0; next < content.size();) {
        const QStringView line = lineAt(content, next);
        if (!line.isEmpty() && !isDecorator(line))
            break;
        behind = next;
        if (line.isEmpty())
            continue;
        const Decorator decorator = decoratorIn(line);
        if (!decorator.isFallback || !isLastTaken)
            isLastTaken = head.take(decorator);
    }
    head.end();
    read.content = content.sliced(behind);
    return read;
}

void decorate(LoreEntry &entry, const Decorated &decorated)
{
    entry.content = decorated.content;
    LoreConditions conditions = decorated.conditions;
    if (conditions.activates)
        conditions.neverActivates = false;
    if (conditions == LoreConditions{.activates = true}) {
        entry.constant = true; // V2's equivalent
        conditions = {};
    }
    if (conditions != LoreConditions{})
        entry.conditions = conditions;
    if (decorated.scanDepth)
        entry.scanDepth = decorated.scanDepth;
    if (decorated.afterSheet) {
        entry.afterSheet = *decorated.afterSheet;
        entry.spot.reset();
    } else if (decorated.spot) {
        entry.spot = decorated.spot;
        entry.afterSheet = true;
    } else if (decorated.role && entry.spot) {
        entry.spot->role = *decorated.role;
    }
}

QString decoratorLines(const LoreEntry &entry)
{
    return placeLine(entry.spot) + conditionLines(entry.conditions.value_or(LoreConditions()));
}

QString redecorated(const QString &content, const LoreEntry &before, const LoreEntry &after)
{
    const QString plain = withoutDecorators(content).content;
    QString head =
        withoutNamed(content.first(content.size() - plain.size()), changedDecorators(before, after));
    if (before.conditions != after.conditions)
        head.prepend(conditionLines(after.conditions.value_or(LoreConditions())));
    if (before.spot != after.spot)
        head.prepend(placeLine(after.spot));
    if (!head.isEmpty() && !head.endsWith(u'\n') && !after.content.isEmpty())
        head += u'\n';
    return QString(head + after.content);
}

QStringList dividedByCommas(const QString &text)
{
    QStringList parts;
    qsizetype begin = 0;
    bool isPattern = false;
    const auto endPart = [&](qsizetype end) {
        if (const QString part = text.sliced(begin, end - begin).trimmed(); !part.isEmpty())
            parts.append(part);
        begin = end + 1;
    };
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (isPattern && c == u'\\')
            ++at;
        else if (c == u'/' && (isPattern || QStringView(text).sliced(begin, at - begin).trimmed().isEmpty()))
            isPattern = !isPattern && text.indexOf(u'/', at + 1) > 0; // a single slash starts no pattern
        else if (c == u',' && !isPattern)
            endPart(at);
    }
    endPart(text.size());
    return parts;
}

} // namespace studio::persona
