// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace studio::ui {

class PersonaPreview;
class PromptPane;
class PromptWatch;
class Trial;
class TrialPane;

/// What stands beside a persona's form: how it looks and what it says when a line is tried, or the prompt
/// that models are told of it.
class PersonaSide : public QWidget
{
    Q_OBJECT

public:
    PersonaSide(Trial &trial, PromptWatch &prompt, QWidget *parent = nullptr);

    [[nodiscard]] PersonaPreview &preview() { return *m_preview; }
    [[nodiscard]] TrialPane &trial() { return *m_trial; }

Q_SIGNALS:
    void pageChosen(bool isPrompt); ///< which is wider than a face

private:
    void showPage(int page);
    void retranslate();

    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_pages = nullptr;
    PersonaPreview *m_preview = nullptr;
    TrialPane *m_trial = nullptr;
    PromptPane *m_prompt = nullptr;
};

} // namespace studio::ui
