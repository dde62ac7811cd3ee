// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/json_bounds.h"

#include "core/wire/json.h"

#include <string>
#include <vector>

namespace studio::persona {

using wire::Json;

namespace {

/// Counts what the parser meets, and stops the parser at the limit.
class Counter : public nlohmann::json_sax<Json>
{
public:
    explicit Counter(qsizetype mostValues)
        : m_most(mostValues)
    {
    }

    [[nodiscard]] bool isTooMuch() const { return m_isTooMuch; }

    bool null() override { return one(); }
    bool boolean(bool) override { return one(); }
    bool number_integer(number_integer_t) override { return one(); }
    bool number_unsigned(number_unsigned_t) override { return one(); }
    bool number_float(number_float_t, const string_t &) override { return one(); }
    bool string(string_t &text) override
    {
        return (m_isFile || within(qsizetype(text.size()), kLongestJsonText)) && one();
    }
    bool binary(binary_t &) override { return one(); }
    bool start_object(std::size_t) override { return open(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t &name) override
    {
        m_isFile = name == "uri" || name == "file" || name == "picture"; // of cards, of the studio's own
        return within(++m_fields.back(), kMostJsonFields) && one();
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &) override
    {
        return false;
    }

private:
    bool within(qsizetype count, qsizetype most)
    {
        m_isTooMuch = m_isTooMuch || count > most;
        return !m_isTooMuch;
    }
    bool one() { return within(++m_values, m_most); }
    bool open()
    {
        m_fields.push_back(0);
        return within(qsizetype(m_fields.size()), kDeepestJson) && one();
    }
    bool close()
    {
        m_fields.pop_back();
        return true;
    }

    qsizetype m_most;
    qsizetype m_values = 0;
    std::vector<qsizetype> m_fields; ///< of each open object; 0 for a list
    bool m_isFile = false;           ///< the last key holds a file
    bool m_isTooMuch = false;
};

} // namespace

bool isModestJson(const QByteArray &json, qsizetype mostValues)
{
    Counter counter(mostValues);
    Json::sax_parse(json.begin(), json.end(), &counter);
    return !counter.isTooMuch();
}

} // namespace studio::persona
