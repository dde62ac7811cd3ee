// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>

// What is known of how a model counts its tokens. Each model has a tokenizer of its own: one takes a Korean
// text for twice as many tokens as another, and both agree about an English one. Pure.
namespace studio::model {

/// Kinds of writing that tokenizers treat differently.
enum class Writing {
    Spaced,     ///< words with spaces between, and all marks and digits
    Ideographs, ///< Chinese characters and kana
    Hangul,
};
inline constexpr std::size_t kWritings = 3;

/// The estimated tokens of a text, by kind of writing.
struct TokenMix
{
    std::array<double, kWritings> tokens{};

    [[nodiscard]] double &operator[](Writing writing) { return tokens[std::size_t(writing)]; }
    TokenMix &operator+=(const TokenMix &other);
    bool operator==(const TokenMix &) const = default;
};

/// Corrects estimates for one model. It begins with no correction, and learns from what the server counted.
class TokenScale
{
public:
    /// Rounded up.
    [[nodiscard]] qint64 of(const TokenMix &mix) const;

    /// A request of that mix was `counted` by the server. What stands out most in the request is corrected
    /// most. A count that no tokenizer can come to is passed over: some servers leave out what they had
    /// cached, or count nothing.
    void learn(const TokenMix &mix, qint64 counted);

    bool operator==(const TokenScale &) const = default;

private:
    std::array<double, kWritings> m_factors{1, 1, 1};
    std::array<bool, kWritings> m_known{}; ///< a request that was mainly of that kind has been counted
};

} // namespace studio::model
