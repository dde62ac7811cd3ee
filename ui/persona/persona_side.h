// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace studio::ui {

class PersonaPreview;
class PromptPane;
class PromptWatch;
class Trial;
class TrialPane;

/// The side of a persona's form: the companion's look and their answer to a trial line, or the prompt that
/// models get about them. While an answer grows, its end stays in sight until the user scrolls away.
class PersonaSide : public QWidget
{
    Q_OBJECT

public:
    PersonaSide(Trial &trial, PromptWatch &prompt, QWidget *parent = nullptr);

    [[nodiscard]] PersonaPreview &preview() { return *m_preview; }
    [[nodiscard]] TrialPane &trial() { return *m_trial; }

Q_SIGNALS:
    void pageChosen(bool isPrompt); ///< the prompt is wider than the face

private:
    void showPage(int page);
    void follow(const Trial &trial);
    void retranslate();

    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_pages = nullptr;
    QScrollArea *m_area = nullptr;
    PersonaPreview *m_preview = nullptr;
    TrialPane *m_trial = nullptr;
    PromptPane *m_prompt = nullptr;
    bool m_wasRunning = false; ///< a trial
    bool m_follows = false;    ///< the end of the answer stays in sight
};

} // namespace studio::ui
