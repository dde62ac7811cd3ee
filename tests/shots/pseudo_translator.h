// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace studio::tests {

/// A language that nobody speaks: every text of the program in accented letters, between ⟦ and ⟧ and 40 %
/// longer, made from the source texts while the program runs. Text that is cut off here will be cut off in
/// German; text without the brackets never went through tr(). In effect as long as the object exists.
class PseudoTranslator : public QTranslator
{
public:
    PseudoTranslator();
    ~PseudoTranslator() override;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation,
                                    int n) const override;

    /// Placeholders and a final … or : stay unchanged.
    [[nodiscard]] static QString pseudo(const QString &source);
};

} // namespace studio::tests
