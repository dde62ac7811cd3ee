// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/command_palette.h"

#include "ui/palette/palette_delegate.h"
#include "ui/palette/palette_model.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWidest = 640;
constexpr int kMostRows = 11;
constexpr int kFromTop = 64;
constexpr int kShade = 90; // of 255: how dark the window behind it gets

} // namespace

CommandPalette::CommandPalette(QWidget &window)
    : QWidget(&window)
    , m_window(window)
    , m_model(new PaletteModel(this))
{
    setObjectName(u"commandPalette"_s);
    makePanel();
    onRetranslate(this, [this] { retranslate(); });
    hide();
    window.installEventFilter(this);
    onThemeChange(this, [this] { applyTheme(); });
}

void CommandPalette::makePanel()
{
    const Theme &theme = themeOf(this);
    m_panel = new QWidget(this);
    m_input = new QLineEdit(m_panel);
    m_input->setObjectName(u"paletteInput"_s);
    m_input->installEventFilter(this);
    m_input->setMinimumHeight(theme.metrics.control + theme.metrics.small);
    m_input->addAction(new QAction(m_input), QLineEdit::LeadingPosition);
    m_list = new QListView(m_panel);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    m_nothing = new QLabel(m_panel);
    m_nothing->setObjectName(u"paletteNothing"_s);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(theme.metrics.medium);

    auto *column = new QVBoxLayout(m_panel);
    column->setContentsMargins(theme.metrics.small, theme.metrics.small, theme.metrics.small,
                               theme.metrics.small);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_input);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::type);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CommandPalette::tellCurrent);
}

void CommandPalette::open(const QList<PaletteCommand> &commands, const QStringList &recent)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    setGeometry(m_window.rect());
    m_model->setCommands(commands, recent);
    m_input->clear();
    show();
    type({}); // measures its rows, so it is shown by now
    raise();
    m_input->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::close()
{
    if (!isVisible())
        return;
    hide();
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_input->actions().constFirst()->setIcon(icon(IconName::Command, theme, theme.mutedText));
}

void CommandPalette::type(const QString &typed)
{
    m_model->type(typed);
    const bool nothing = m_model->rowCount() == 0;
    m_nothing->setText(tr("No command matches “%1”.").arg(typed));
    m_nothing->setVisible(nothing);
    m_list->setVisible(!nothing);
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
    layOut();
    tellCurrent();
}

void CommandPalette::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    const int width = std::min(kWidest, this->width() - 2 * metrics.large);
    const int row = m_list->sizeHintForRow(0);
    const int rows = std::min(m_model->rowCount(), kMostRows);
    const int head = m_input->sizeHint().expandedTo(m_input->minimumSize()).height() + 3 * metrics.small;
    const int body = rows > 0 ? rows * row + 2 : m_nothing->heightForWidth(width - 2 * metrics.small);
    const int top = std::min(kFromTop, this->height() / 12);
    const int height = std::min(head + body, this->height() - top - metrics.large);
    m_panel->setGeometry((this->width() - width) / 2, top, width, height);
    update();
}

void CommandPalette::step(int rows)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int at = m_list->currentIndex().row() + rows;
    const bool single = rows == 1 || rows == -1;
    const int to = single ? (at + count) % count : std::clamp(at, 0, count - 1);
    m_list->setCurrentIndex(m_model->index(to, 0));
}

void CommandPalette::run(const QModelIndex &index)
{
    const PaletteCommand *found = m_model->command(index);
    if (!found || !found->whyNot.isEmpty())
        return; // it says why
    const PaletteCommand command = *found;
    close();
    Q_EMIT chosen(command.id);
    if (command.run)
        command.run();
}

/// The keys stay in the field; screen readers hear the row that Enter would run.
void CommandPalette::tellCurrent()
{
    m_input->setAccessibleDescription(m_list->currentIndex().data(Qt::AccessibleTextRole).toString());
    QAccessibleEvent change(m_input, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&change);
}

bool CommandPalette::takesKey(int key)
{
    switch (key) {
    case Qt::Key_Escape: close(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: run(m_list->currentIndex()); return true;
    case Qt::Key_Down: step(1); return true;
    case Qt::Key_Up: step(-1); return true;
    case Qt::Key_PageDown: step(kMostRows - 1); return true;
    case Qt::Key_PageUp: step(1 - kMostRows); return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true; // there is nowhere else to go
    default: return false;
    }
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isVisible()) {
        setGeometry(m_window.rect());
        layOut();
    }
    if (watched == m_input && event->type() == QEvent::KeyPress)
        return takesKey(static_cast<QKeyEvent *>(event)->key());
    if (watched == m_input && event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) { // else it would stop the companions
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool CommandPalette::event(QEvent *event)
{
    if (event->type() == QEvent::Wheel)
        return true; // not the window behind it
    return QWidget::event(event);
}

void CommandPalette::mousePressEvent(QMouseEvent *event)
{
    if (!m_panel->geometry().contains(event->pos()))
        close();
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor shade = theme.shadow;
    shade.setAlpha(kShade);
    painter.fillRect(rect(), shade);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(QRectF(m_panel->geometry()).adjusted(-0.5, -0.5, 0.5, 0.5),
                            theme.metrics.radius + 4, theme.metrics.radius + 4);
}

void CommandPalette::retranslate()
{
    m_input->setPlaceholderText(tr("What do you want to do?"));
    m_input->setAccessibleName(tr("Commands"));
    m_list->setAccessibleName(tr("Commands"));
    setAccessibleName(tr("Commands"));
}

} // namespace studio::ui
