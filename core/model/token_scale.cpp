// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/token_scale.h"

#include <algorithm>
#include <cmath>

namespace studio::model {
namespace {

constexpr double kLeast = 0.25; // limits of a factor: some tokenizers are made for one language
constexpr double kMost = 2;
constexpr double kTooShort = 50;    // tokens: too few to learn from
constexpr double kUnlikelyFew = 4;  // times fewer than estimated
constexpr double kUnlikelyMany = 3; // times more
constexpr int kSteps = 12;          // until the factors match the count; more steps change nothing
constexpr double kWeightOfNew = 0.5;

double sum(const TokenMix &mix, const std::array<double, kWritings> &factors)
{
    double sum = 0;
    for (std::size_t i = 0; i < kWritings; ++i)
        sum += mix.tokens[i] * factors[i];
    return sum;
}

/// Finds factors that make the mix match the count. A kind of writing with half the share of the largest is
/// corrected by only the fourth root of the error, so that the names in a Chinese talk do not change how
/// English is counted.
std::array<double, kWritings> fitting(std::array<double, kWritings> factors, const TokenMix &mix,
                                      double counted)
{
    for (int step = 0; step < kSteps; ++step) {
        const double wrong = counted / sum(mix, factors);
        double largest = 0;
        for (std::size_t i = 0; i < kWritings; ++i)
            largest = std::max(largest, mix.tokens[i] * factors[i]);
        for (std::size_t i = 0; i < kWritings; ++i) {
            const double share = mix.tokens[i] * factors[i] / largest;
            factors[i] = std::clamp(factors[i] * std::pow(wrong, share * share), kLeast, kMost);
        }
    }
    return factors;
}

} // namespace

TokenMix &TokenMix::operator+=(const TokenMix &other)
{
    for (std::size_t i = 0; i < kWritings; ++i)
        tokens[i] += other.tokens[i];
    return *this;
}

qint64 TokenScale::of(const TokenMix &mix) const
{
    constexpr double kRoundingError = 1e-6;
    return qint64(std::ceil(sum(mix, m_factors) - kRoundingError));
}

void TokenScale::learn(const TokenMix &mix, qint64 counted)
{
    const double estimated = sum(mix, {1, 1, 1});
    const double count = double(counted);
    if (estimated < kTooShort || count * kUnlikelyFew < estimated || count > estimated * kUnlikelyMany)
        return;
    const std::array<double, kWritings> found = fitting(m_factors, mix, count);
    for (std::size_t i = 0; i < kWritings; ++i) {
        const double weight = m_known[i] ? kWeightOfNew : 1;
        m_factors[i] = std::pow(m_factors[i], 1 - weight) * std::pow(found[i], weight);
        m_known[i] = m_known[i] || mix.tokens[i] * 2 > estimated;
    }
}

} // namespace studio::model
