// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>

// How a model counts its tokens, as far as is known. Each model has its own tokenizer: one may count twice as
// many tokens as another for a Korean text, and the same for an English text. Pure.
namespace studio::model {

/// Kinds of writing that tokenizers treat differently.
enum class Writing {
    Spaced,     ///< words separated by spaces, and all punctuation and digits
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

/// Corrects token estimates for one model. It starts without a correction, and learns from the server's
/// counts.
class TokenScale
{
public:
    /// The corrected number of tokens, rounded up.
    [[nodiscard]] qint64 of(const TokenMix &mix) const;

    /// Learns from a request of that mix for which the server `counted` tokens. The main kind of writing in
    /// the request is corrected most. Impossible counts are ignored: some servers leave out cached tokens, or
    /// count nothing.
    void learn(const TokenMix &mix, qint64 counted);

    bool operator==(const TokenScale &) const = default;

private:
    std::array<double, kWritings> m_factors{1, 1, 1};
    std::array<bool, kWritings> m_known{}; ///< a request mainly of that kind has been counted
};

} // namespace studio::model
