// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace studio::tests {

/// A language that nobody speaks: every text of the program in accented letters, within ⟦ and ⟧ and longer by
/// 40 %, made from the sources while the program runs. What is cut off in it will be cut off in German; what
/// is not in brackets never went through tr(). In effect as long as it lives.
class PseudoTranslator : public QTranslator
{
public:
    PseudoTranslator();
    ~PseudoTranslator() override;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation,
                                    int n) const override;

    /// Placeholders and the … or : at the end stay what they are.
    [[nodiscard]] static QString pseudo(const QString &source);
};

} // namespace studio::tests
