// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace studio::ui {

/// One step of a test: a sign, what is tested, a word for the result, and a sentence if there is more to say.
class TestStepRow : public QWidget
{
    Q_OBJECT

public:
    TestStepRow(ports::TestStep step, QWidget *parent = nullptr);

    void clear();
    void show(const ports::TestResult &result);
    using QWidget::show;
    void retranslate();

    [[nodiscard]] const std::optional<ports::TestResult> &result() const { return m_result; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void drawSign();
    [[nodiscard]] QColor colour() const;

    ports::TestStep m_step;
    std::optional<ports::TestResult> m_result;
    QLabel *m_sign = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_word = nullptr;
    QLabel *m_text = nullptr;
};

} // namespace studio::ui
