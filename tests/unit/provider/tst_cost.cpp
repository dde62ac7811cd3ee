// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cost.h"
#include "tests/support/suite.h"

#include <QTest>

#include <limits>

namespace tst_cost {

using studio::llm::provider::costOf;
using studio::model::ModelPrice;
using studio::model::TokenCount;

namespace {

constexpr qint64 kDollar = 1'000'000'000;
const ModelPrice kPrice{.input = 2 * kDollar, .cachedInput = kDollar / 2, .output = 8 * kDollar};

} // namespace

class TestCost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokensCostWhatTheirPriceSays_data();
    void tokensCostWhatTheirPriceSays();
};

void TestCost::tokensCostWhatTheirPriceSays_data()
{
    QTest::addColumn<TokenCount>("tokens");
    QTest::addColumn<ModelPrice>("price");
    QTest::addColumn<std::optional<qint64>>("cost");

    const std::optional<qint64> unknown;
    const auto row = [](const char *name, const TokenCount &tokens, const ModelPrice &price,
                        std::optional<qint64> cost) { QTest::newRow(name) << tokens << price << cost; };
    const TokenCount plain{.input = 1000, .cached = {}, .output = 100, .thinking = {}};
    row("input and output", plain, kPrice, 2'000'000 + 800'000);
    row("cached input is cheaper", {.input = 1000, .cached = 400, .output = 0, .thinking = {}}, kPrice,
        1'200'000 + 200'000);
    row("or costs the same", {.input = 1000, .cached = 400, .output = 0, .thinking = {}},
        {.input = kPrice.input, .cachedInput = {}, .output = kPrice.output}, 2'000'000);
    row("thinking is in the output", {.input = 0, .cached = {}, .output = 100, .thinking = 90}, kPrice,
        800'000);
    row("on this machine", plain, {.input = 0, .cachedInput = 0, .output = 0}, 0);
    row("a part of a nano-dollar is rounded", {.input = 1, .cached = {}, .output = 0, .thinking = {}},
        {.input = 1'500'000, .cachedInput = {}, .output = 0}, 2);
    row("no price", plain, {}, unknown);
    row("no price of the output", plain, {.input = kDollar, .cachedInput = {}, .output = {}}, unknown);
    row("no tokens", {}, kPrice, unknown);
    row("no tokens of the output", {.input = 9, .cached = {}, .output = {}, .thinking = {}}, kPrice, unknown);
    row("more cached than there is", {.input = 10, .cached = 1000, .output = 0, .thinking = {}}, kPrice,
        5000);
    constexpr qint64 kMost = std::numeric_limits<qint64>::max();
    row("beyond all sense", {.input = kMost, .cached = {}, .output = kMost, .thinking = {}},
        {.input = kMost, .cachedInput = {}, .output = kMost}, 1'000'000'000'000'000'000);
}

void TestCost::tokensCostWhatTheirPriceSays()
{
    QFETCH(TokenCount, tokens);
    QFETCH(ModelPrice, price);
    QFETCH(std::optional<qint64>, cost);

    QCOMPARE(costOf(tokens, price), cost);
}

SUITE_TEST(void, TestCost)

} // namespace tst_cost

#include "tst_cost.moc"
