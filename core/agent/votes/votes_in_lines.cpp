// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/found_votes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestOfLines = 64 * 1024;
constexpr qsizetype kMostLines = 1000;
constexpr qsizetype kLongestLine = 2000;
constexpr qsizetype kLongestShort = 60; ///< of a vote in two words

/// How the keys may look in lines, longest first.
const QString kKeys = u"addressed[ _-]?by|companion[ _-]?id|companion|importance|selected|decision|thoughts?|"
                      "closing|voter|state|vote|act|name|重要度|重要性|状態|状态"_s;

/// A list of `<key>value</key>` as lines of `key: value`.
QString withoutTags(QString text)
{
    static const QRegularExpression tag(u"<\\s*(%1)\\s*>([^<\\n]{0,400})<\\s*/"_s.arg(kKeys),
                                        QRegularExpression::CaseInsensitiveOption);
    return text.replace(tag, u"\n\\1: \\2\n<"_s);
}

/// Removes the marks of a list, a heading or emphasis.
QString withoutMarks(QString line)
{
    static const QRegularExpression bullet(u"^\\s*(?:[-*+•>#]+\\s+|[0-9]{1,3}[.)]\\s+)*"_s);
    static const QRegularExpression stress(u"\\*+|`+|__"_s);
    return line.remove(bullet).remove(stress).trimmed();
}

QString trimmedValue(QStringView value)
{
    static const QRegularExpression edges(u"^[\\s\"'({\\[\u2018-\u201F]+|[\\s\"',;|)}\\]\u2018-\u201F]+$"_s);
    return value.toString().remove(edges);
}

bool canBeRead(VoteField field, const QString &value)
{
    switch (field) {
    case VoteField::State: return stateIn(value).has_value();
    case VoteField::Importance: return importanceIn(value, VoteScale::Ten).has_value();
    case VoteField::Selected:
    case VoteField::Quiet: return truthIn(value).has_value();
    case VoteField::Closing: return closingIn(value).has_value();
    default: return true;
    }
}

class Lines
{
public:
    explicit Lines(const std::function<bool(const QString &)> &isName)
        : m_isName(isName)
    {
    }

    void read(const QString &line)
    {
        if (line.count(u'|') >= 2)
            return readRow(line);
        m_columns.clear();
        if (!readPairs(line) && !readShort(line))
            readHeading(line);
    }

    [[nodiscard]] QList<FoundVote> finish()
    {
        close();
        return m_found;
    }

private:
    void close()
    {
        if (m_now.values.contains(VoteField::State) || m_now.values.contains(VoteField::Importance))
            m_found.append(m_now);
        m_now = {};
        m_now.inLines = true;
    }

    void take(VoteField field, const QString &value)
    {
        if (!canBeRead(field, value))
            return;
        if (field == VoteField::Companion) {
            close();
            m_now.labels.append(value);
        }
        m_now.values.insert(field, value);
    }

    /// A row of values under a row of keys, or a key and its value.
    void readRow(const QString &line)
    {
        static const QRegularExpression rule(u"^[\\s|:+-]+$"_s);
        if (rule.match(line).hasMatch())
            return;
        QStringList cells = line.trimmed().split(u'|');
        if (cells.constFirst().trimmed().isEmpty())
            cells.removeFirst();
        QList<std::optional<VoteField>> fields;
        for (const QString &cell : std::as_const(cells))
            fields.append(voteFieldOf(trimmedValue(cell)));
        if (fields.size() > 1 && fields.at(0) && fields.at(1)) {
            m_columns = fields;
        } else if (!m_columns.isEmpty()) {
            close();
            for (qsizetype i = 0; i < std::min(cells.size(), m_columns.size()); ++i) {
                if (m_columns.at(i))
                    take(*m_columns.at(i), trimmedValue(cells.at(i)));
            }
        } else if (fields.size() > 1 && fields.at(0)) {
            take(*fields.at(0), trimmedValue(cells.at(1)));
        }
    }

    bool readPairs(const QString &line)
    {
        static const QRegularExpression key(
            u"(?:^|[\\s,;|({\\[])[\"'\u2018-\u201F]?(%1)[\"'\u2018-\u201F]?\\s*(?:=>|[:=]|->|\u2192|\u2013|\u2014|\\s-\\s|is\\b)"_s
                .arg(kKeys),
            QRegularExpression::CaseInsensitiveOption);
        bool hasOne = false;
        QRegularExpressionMatch match = key.match(line);
        while (match.hasMatch()) {
            const QRegularExpressionMatch next = key.match(line, match.capturedEnd());
            const qsizetype end = next.hasMatch() ? next.capturedStart() : line.size();
            const auto value = QStringView(line).mid(match.capturedEnd(), end - match.capturedEnd());
            if (const auto field = voteFieldOf(match.captured(1)))
                take(*field, trimmedValue(value));
            hasOne = true;
            match = next;
        }
        return hasOne;
    }

    /// "speak 8", "Kyoko: listen, importance 3"
    bool readShort(const QString &line)
    {
        static const QRegularExpression form(
            u"^(?:(.{1,40}?)\\s*[:=\u2013\u2014-]\\s*)?([\\p{L}\\p{M}]+)[\\s,;:.(\u3001\u3002-]*"
            "(?:with\\s+|and\\s+)*(?:importance|level|number|重要度|重要性)?\\s*[:=]?\\s*"
            "([0-9][0-9.,]*\\s*(?:(?:/|of|out of)\\s*[0-9]+|%)?)[\\s.)!]*$"_s,
            QRegularExpression::CaseInsensitiveOption);
        if (line.size() > kLongestShort)
            return false;
        const QRegularExpressionMatch match = form.match(line);
        const QString label = match.captured(1).trimmed();
        if (!match.hasMatch() || !stateWord(match.captured(2)) || !(label.isEmpty() || m_isName(label)))
            return false;
        if (!label.isEmpty())
            take(VoteField::Companion, label);
        take(VoteField::State, match.captured(2));
        take(VoteField::Importance, match.captured(3).trimmed());
        return true;
    }

    /// The name of a companion above the values of their vote.
    void readHeading(QString line)
    {
        while (line.endsWith(u':'))
            line.chop(1);
        if (!line.isEmpty() && line.size() <= kLongestShort && m_isName(line))
            take(VoteField::Companion, line);
    }

    const std::function<bool(const QString &)> &m_isName;
    QList<std::optional<VoteField>> m_columns; ///< of the current table
    FoundVote m_now = [] {
        FoundVote vote;
        vote.inLines = true;
        return vote;
    }();
    QList<FoundVote> m_found;
};

} // namespace

QList<FoundVote> votesInLines(const QString &text, const std::function<bool(const QString &)> &isName)
{
    if (text.size() > kLongestOfLines)
        return {};
    Lines lines(isName);
    const QStringList all = withoutTags(text).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : all.mid(std::max<qsizetype>(all.size() - kMostLines, 0))) {
        if (line.size() <= kLongestLine)
            lines.read(withoutMarks(line.normalized(QString::NormalizationForm_KC)));
    }
    return lines.finish();
}

} // namespace studio::agent
