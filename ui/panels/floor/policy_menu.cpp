// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/policy_menu.h"

#include "core/explain/policy_words.h"
#include "ui/panels/quiet_list.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/two_line_row.h"

#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PolicyName;

namespace {

constexpr int kNarrowest = 40; // average characters
constexpr int kMark = 16;
enum Role { PolicyRole = Qt::UserRole, SentenceRole, NowRole };

/// Paints a mark, a name and its sentence, in as many lines as it needs.
class PolicyMenuDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(option.widget);
        const Metrics &metrics = theme.metrics;
        const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
        const bool chosen = option.state.testFlag(QStyle::State_Selected) && enabled;
        const QColor strong = !enabled ? theme.mutedText : chosen ? theme.selectionText : theme.text;
        painter->save();
        paintRowGround(*painter, option, theme);
        QRect room = option.rect.adjusted(metrics.small, metrics.small, -metrics.medium, -metrics.small);
        if (index.data(NowRole).toBool())
            painter->drawPixmap(
                room.topLeft() + QPoint(0, 2),
                iconPixmap(IconName::Check, strong, kMark, painter->device()->devicePixelRatioF()));
        room.setLeft(room.left() + kMark + metrics.small);
        TwoLineRow row;
        row.title = index.data().toString();
        row.text = index.data(SentenceRole).toString();
        row.titleColour = strong;
        row.textColour = chosen ? theme.selectionText : theme.mutedText;
        paintTwoLineRow(*painter, room, row, option.font);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QFontMetrics font(option.font);
        const Metrics &metrics = themeOf(option.widget).metrics;
        const int room = width - 2 * metrics.small - metrics.medium - kMark;
        const int height =
            font.boundingRect(0, 0, room, 0, int(Qt::TextWordWrap), index.data(SentenceRole).toString())
                .height();
        const int lines = qRound(double(height) / font.lineSpacing());
        return {width, twoLineRowHeight(option.font, lines, metrics)};
    }

    int width = 320; ///< of a row
};

} // namespace

PolicyMenu::PolicyMenu(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_model(new QStandardItemModel(this))
    , m_list(quietList(u"policyMenuList"_s, this))
{
    setObjectName(u"policyMenu"_s);
    setFrameStyle(int(QFrame::Box) | int(QFrame::Plain));
    setAutoFillBackground(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PolicyMenuDelegate(m_list));
    m_list->setUniformItemSizes(false); // four rows
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    setFocusProxy(m_list);
    connect(m_list, &QListView::clicked, this, &PolicyMenu::choose);
    connect(m_list, &QListView::activated, this, &PolicyMenu::choose);
    onThemeChange(this, [this] { applyTheme(); });
}

void PolicyMenu::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, theme.raised); // stands out from the panel below
    palette.setColor(QPalette::WindowText, theme.mutedText);
    setPalette(palette);
}

void PolicyMenu::openAt(const QRect &globalPlace, PolicyName now, const QList<PolicyName> &offered)
{
    fill(now, offered);
    fit(globalPlace);
    show();
    m_list->setFocus(Qt::PopupFocusReason);
}

void PolicyMenu::fill(PolicyName now, const QList<PolicyName> &offered)
{
    setAccessibleName(tr("Turn-taking"));
    m_list->setAccessibleName(accessibleName());
    m_model->clear();
    for (const PolicyName policy : explain::kEveryPolicy) {
        auto *item = new QStandardItem(explain::policyText(policy));
        const bool isOffered = offered.contains(policy);
        const QString sentence =
            isOffered ? explain::policySentence(policy) : tr("Not available in this version.");
        item->setData(int(policy), PolicyRole);
        item->setData(sentence, SentenceRole);
        item->setData(policy == now, NowRole);
        //: Read aloud: %1 a way of taking turns, %2 what happens under it
        item->setData(policy == now ? tr("%1, in use: %2").arg(item->text(), sentence)
                                    : tr("%1: %2").arg(item->text(), sentence),
                      Qt::AccessibleTextRole);
        item->setEnabled(isOffered);
        m_model->appendRow(item);
        if (policy == now)
            m_list->setCurrentIndex(item->index());
    }
}

void PolicyMenu::fit(const QRect &globalPlace)
{
    const Theme &theme = themeOf(this);
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const int narrowest = m_list->fontMetrics().averageCharWidth() * kNarrowest;
    const int width = std::min(std::max(globalPlace.width(), narrowest), screen.width());
    const auto heightIn = [this](int rowWidth) {
        static_cast<PolicyMenuDelegate *>(m_list->itemDelegate())->width = rowWidth;
        m_list->doItemsLayout();
        int all = 2 * frameWidth();
        for (int row = 0; row < m_model->rowCount(); ++row)
            all += m_list->sizeHintForRow(row);
        return all;
    };
    const int inner = width - 2 * frameWidth();
    int height = heightIn(inner);
    if (height > screen.height())
        height = std::min(heightIn(inner - m_list->verticalScrollBar()->sizeHint().width()), screen.height());
    const int below = globalPlace.bottom() + theme.metrics.tiny;
    const int above = globalPlace.top() - theme.metrics.tiny - height;
    const int top = below + height <= screen.bottom() ? below : std::max(screen.top(), above);
    const int left = std::clamp(globalPlace.left(), screen.left(), screen.right() - width + 1);
    setGeometry(left, top, width, height);
}

void PolicyMenu::choose(const QModelIndex &index)
{
    const bool isChosen = !isVisible(); // with single-click activation, a click activates too
    if (isChosen || !index.flags().testFlag(Qt::ItemIsEnabled))
        return;
    const auto policy = PolicyName(index.data(PolicyRole).toInt());
    close();
    Q_EMIT chosen(policy);
}

} // namespace studio::ui
