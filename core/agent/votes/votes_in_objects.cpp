// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/found_votes.h"
#include "core/wire/loose/loose_json.h"

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::agent {
namespace {

constexpr int kMostLooks = 4000; // at values, of one answer
constexpr int kDeepestText = 2;  // a vote in a text in a text

model::LooseValue looseValue(const Json &value)
{
    if (value.is_null())
        return model::Null{};
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number())
        return value.get<double>();
    if (value.is_string())
        return wire::toText(value);
    return model::OtherValue{};
}

class Walk
{
public:
    void into(const wire::LooseObject &object, int source)
    {
        m_now = {};
        m_now.source = source;
        m_now.mended = object.mended;
        m_now.cut = object.cut;
        look(object.value, {}, 0);
    }
    [[nodiscard]] const QList<FoundVote> &found() const { return m_found; }

private:
    void look(const Json &value, const QStringList &labels, int texts)
    {
        if (++m_looks > kMostLooks)
            return;
        if (value.is_array()) {
            for (const Json &one : value)
                look(one, labels, texts);
        } else if (value.is_string() && texts < kDeepestText) {
            lookIntoText(wire::toText(value), labels, texts + 1);
        } else if (value.is_object() && !take(value, labels + namesIn(value))) {
            const QStringList around = labels + namesIn(value);
            for (const auto &[key, member] : value.items())
                look(member, around + QStringList{QString::fromStdString(key)}, texts);
        }
    }

    [[nodiscard]] static QStringList namesIn(const Json &object)
    {
        QStringList names;
        for (const auto &[key, value] : object.items()) {
            if (value.is_string() && voteFieldOf(QString::fromStdString(key)) == VoteField::Companion)
                names.append(wire::toText(value));
        }
        return names;
    }

    void lookIntoText(const QString &text, const QStringList &labels, int texts)
    {
        if (!text.contains(u'{'))
            return;
        for (const wire::LooseObject &object : wire::looseObjectsIn(text)) {
            m_now.mended = true;
            look(object.value, labels, texts);
        }
    }

    /// Whether the object is a vote by itself.
    bool take(const Json &object, const QStringList &labels)
    {
        FoundVote vote = m_now;
        vote.labels = labels;
        for (const auto &[key, value] : object.items()) {
            if (++m_looks > kMostLooks)
                return true;
            const QString name = QString::fromStdString(key);
            const auto field = voteFieldOf(name);
            const bool isOnlyLike = field == VoteField::State && lettersOf(name) != "state"_L1;
            if (field && !(isOnlyLike && vote.values.contains(*field)))
                vote.values.insert(*field, looseValue(value));
        }
        const auto isValue = [&vote](VoteField field) {
            const auto value = vote.values.constFind(field);
            if (value == vote.values.cend() || std::holds_alternative<model::OtherValue>(*value))
                return false;
            const auto *text = std::get_if<QString>(&*value);
            return !text || !text->contains(u'{'); // a vote within a text
        };
        if (!isValue(VoteField::State) && !isValue(VoteField::Importance))
            return false;
        m_found.append(vote);
        return true;
    }

    FoundVote m_now; ///< what all votes of an object share
    QList<FoundVote> m_found;
    int m_looks = 0;
};

} // namespace

// An answer that was escaped once too often is unescaped.
QList<FoundVote> votesInObjects(const QString &text)
{
    Walk walk;
    int source = 0;
    for (const wire::LooseObject &object : wire::looseObjectsIn(text))
        walk.into(object, source++);
    if (!walk.found().isEmpty() || !text.contains("\\\""_L1))
        return walk.found();
    QString once = text;
    once.replace("\\n"_L1, "\n"_L1).replace("\\\""_L1, "\""_L1).replace("\\\\"_L1, "\\"_L1);
    for (wire::LooseObject object : wire::looseObjectsIn(once)) {
        object.mended = true;
        walk.into(object, source++);
    }
    return walk.found();
}

} // namespace studio::agent
