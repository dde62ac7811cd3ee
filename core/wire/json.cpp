// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/json.h"

#include <algorithm>
#include <set>
#include <vector>

namespace studio::wire {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepest = 256;

QString tooDeep() { return u"nested deeper than %1 levels"_s.arg(kDeepest); }

/// Watches a parse for what the parser itself lets pass: doubled keys and bottomless nesting.
class Watch
{
public:
    explicit Watch(Duplicates duplicates)
        : m_duplicates(duplicates)
    {
    }

    bool operator()(int depth, Json::parse_event_t event, Json &value)
    {
        using Event = Json::parse_event_t;
        const bool opens = event == Event::object_start || event == Event::array_start;
        if (opens && depth >= kDeepest) {
            note(tooDeep());
            return false;
        }
        if (event == Event::object_start)
            m_objects.push_back({});
        else if (event == Event::object_end && !m_objects.empty())
            m_objects.pop_back();
        else if (event == Event::key && !m_objects.empty())
            key(value.get_ref<const std::string &>());
        return true;
    }

    [[nodiscard]] const QString &flaw() const { return m_flaw; }

private:
    struct Object
    {
        std::set<std::string> keys;
        std::string current;
    };

    void key(const std::string &name)
    {
        const bool inVote = std::any_of(m_objects.begin(), m_objects.end() - 1,
                                        [](const Object &o) { return o.current == "voted"; });
        const bool refuses =
            m_duplicates == Duplicates::Refuse || (m_duplicates == Duplicates::RefuseOutsideVotes && !inVote);
        m_objects.back().current = name;
        if (!m_objects.back().keys.insert(name).second && refuses)
            note(u"the key \"%1\" stands twice"_s.arg(QString::fromStdString(name)));
    }

    void note(const QString &flaw)
    {
        if (m_flaw.isEmpty())
            m_flaw = flaw;
    }

    Duplicates m_duplicates;
    std::vector<Object> m_objects;
    QString m_flaw;
};

/// How deep objects and lists stand in each other; brackets in texts do not count.
int depthOf(const QByteArray &bytes)
{
    int depth = 0;
    int deepest = 0;
    bool isInText = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (isInText && c == '\\')
            ++i;
        else if (c == '"')
            isInText = !isInText;
        else if (!isInText && (c == '{' || c == '['))
            deepest = std::max(deepest, ++depth);
        else if (!isInText && (c == '}' || c == ']'))
            --depth;
    }
    return deepest;
}

} // namespace

base::Result<Json> parse(const QByteArray &bytes, Duplicates duplicates)
{
    Watch watch(duplicates);
    const auto malformed = [](const QString &text, const char *detail = "") {
        return base::failure(base::ErrorCode::Malformed, text, QString::fromUtf8(detail));
    };
    // The parser takes a NUL for the end and would let pass whatever follows it.
    if (const qsizetype nul = bytes.indexOf('\0'); nul >= 0)
        return malformed(u"not valid JSON at byte %1"_s.arg(nul + 1));
    try {
        // A watched parser looks through the whole list at the end of each object in it, which takes hours
        // for a list of a million.
        if (duplicates == Duplicates::LastWins && depthOf(bytes) <= kDeepest)
            return Json::parse(bytes.begin(), bytes.end());
        if (duplicates == Duplicates::LastWins)
            return malformed(tooDeep());
        Json json = Json::parse(bytes.begin(), bytes.end(), std::ref(watch));
        if (!watch.flaw().isEmpty())
            return malformed(watch.flaw());
        return json;
    } catch (const Json::parse_error &error) {
        return malformed(u"not valid JSON at byte %1"_s.arg(error.byte), error.what());
    } catch (const Json::exception &error) {
        return malformed(u"a number is out of range"_s, error.what());
    }
}

QByteArray dump(const Json &json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

QByteArray dumpIndented(const Json &json)
{
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

Json toJson(const QString &text) { return Json(text.toStdString()); }

QString toText(const Json &text)
{
    return text.is_string() ? QString::fromStdString(text.get_ref<const std::string &>()) : QString();
}

Json embed(const model::RawJson &raw) { return parse(raw.text).value_or(Json()); }

model::RawJson keepRaw(const Json &json) { return {dump(json)}; }

} // namespace studio::wire
