// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/hooks.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace studio::ui {

namespace {

/// Calls a function on one type of event of a widget.
class Hook : public QObject
{
public:
    Hook(QObject *owner, QWidget *widget, QEvent::Type type, std::function<void()> function)
        : QObject(owner)
        , m_type(type)
        , m_function(std::move(function))
    {
        widget->installEventFilter(this);
        call();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        Q_UNUSED(watched)
        if (event->type() == m_type)
            call();
        return false;
    }

private:
    /// A function that sets a style sheet or a palette triggers the very event that calls it.
    void call()
    {
        if (m_calling)
            return;
        m_calling = true;
        m_function();
        m_calling = false;
    }

    QEvent::Type m_type;
    std::function<void()> m_function;
    bool m_calling = false;
};

} // namespace

void onRetranslate(QWidget *widget, std::function<void()> function)
{
    onRetranslate(widget, widget, std::move(function));
}

void onRetranslate(QWidget *widget, QObject *follower, std::function<void()> function)
{
    new Hook(follower, widget, QEvent::LanguageChange, std::move(function));
}

void onThemeChange(QWidget *widget, std::function<void()> function)
{
    onThemeChange(widget, widget, std::move(function));
}

void onThemeChange(QWidget *widget, QObject *follower, std::function<void()> function)
{
    new Hook(follower, widget, QEvent::StyleChange, std::move(function));
}

} // namespace studio::ui
