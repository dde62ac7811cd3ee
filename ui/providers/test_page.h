// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QMap>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace studio::ui {

class TestStepRow;

/// Fourth page of the wizard: the model is tested step by step, and each step shows its result and what to do
/// about it. A failure does not stop the user.
class TestPage : public QWidget
{
    Q_OBJECT

public:
    enum class How { NotYet, Running, Fine, WithWarnings, Failed, BrokenOff };

    explicit TestPage(QWidget *parent = nullptr);

    void begin(const QString &provider, const QString &model); ///< resets all steps
    void tell(const ports::TestResult &result);
    void end(const QString &problem); ///< empty: completed
    void stop();                      ///< by the user
    void retranslate();

    [[nodiscard]] How how() const;

Q_SIGNALS:
    void startWanted();
    void stopWanted();

private:
    void refresh();
    [[nodiscard]] QString summary() const;
    [[nodiscard]] int countOf(ports::TestResult::How how) const;

    QString m_provider;
    QString m_model;
    QString m_problem;
    enum class Course { NotYet, Running, Over, Stopped };
    Course m_course = Course::NotYet;
    QMap<ports::TestStep, TestStepRow *> m_rows;
    QLabel *m_intro = nullptr;
    QLabel *m_summary = nullptr;
    QPushButton *m_act = nullptr;
};

} // namespace studio::ui
