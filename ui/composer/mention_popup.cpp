// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/mention_popup.h"

#include "ui/avatar/avatars.h"
#include "ui/theme/elided.h"
#include "ui/theme/theme_of.h"

#include <QAccessible>
#include <QListView>
#include <QPainter>
#include <QPointer>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kRoleRole = Qt::UserRole + 1;
constexpr int kColourRole = Qt::UserRole + 2;
constexpr int kNarrowest = 220;
constexpr int kWidest = 420;

/// A face, a name, and a quiet note about the participant's kind.
class MentionDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setAvatars(const Avatars *avatars) { m_avatars = avatars; }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QFontMetrics metrics(option.font);
        const int words = metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString()) +
                          metrics.horizontalAdvance(index.data(kRoleRole).toString());
        const Metrics &distances = themeOf(option.widget).metrics;
        const int height = std::max(distances.control, metrics.height() + distances.small);
        return {words + face(option) + 5 * distances.small, height};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = themeOf(option.widget);
        const Metrics &metrics = theme.metrics;
        const bool current = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (current) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.accent);
            painter->drawRoundedRect(option.rect, metrics.tiny, metrics.tiny);
        }
        const int side = face(option);
        QRect place(option.rect.left() + metrics.small, option.rect.center().y() - side / 2 + 1, side, side);
        paintFace(*painter, place, index, theme);

        painter->setFont(option.font);
        const QString name = index.data(Qt::DisplayRole).toString();
        QRect line = option.rect.adjusted(2 * metrics.small + side, 0, -metrics.small, 0);
        painter->setPen(current ? theme.accentText : theme.text);
        const QFontMetrics fontMetrics(option.font);
        painter->drawText(line, Qt::AlignVCenter | Qt::TextSingleLine,
                          elided(fontMetrics, name, line.width()));
        line.setLeft(
            std::min(line.right(), line.left() + fontMetrics.horizontalAdvance(name) + metrics.small));
        painter->setPen(current ? theme.accentText : theme.mutedText);
        painter->drawText(line, Qt::AlignVCenter | Qt::TextSingleLine,
                          elided(fontMetrics, index.data(kRoleRole).toString(), line.width()));
        painter->restore();
    }

private:
    static int face(const QStyleOptionViewItem &option) { return QFontMetrics(option.font).height() + 4; }

    void paintFace(QPainter &painter, const QRect &place, const QModelIndex &index, const Theme &theme) const
    {
        const base::ParticipantId who(index.data(kIdRole).toString());
        if (m_avatars) {
            painter.drawPixmap(place,
                               m_avatars->pixmap(who, place.width(), painter.device()->devicePixelRatioF()));
            return;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.companionColour(index.data(kColourRole).toString()));
        painter.drawEllipse(place.adjusted(4, 4, -4, -4));
    }

    QPointer<const Avatars> m_avatars;
};

MentionDelegate *delegateOf(QListView *list) { return static_cast<MentionDelegate *>(list->itemDelegate()); }

} // namespace

MentionPopup::MentionPopup(QWidget *window)
    : QWidget(window)
    , m_model(new QStandardItemModel(this))
    , m_list(new QListView(this))
{
    setObjectName(u"composer.mentions"_s);
    setFocusPolicy(Qt::NoFocus);
    m_list->setObjectName(u"composer.mentions.list"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new MentionDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(false);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(m_list);
    connect(m_list, &QListView::entered, m_list, &QListView::setCurrentIndex);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (index.row() < m_people.size())
            Q_EMIT clicked(m_people[index.row()]);
    });
}

void MentionPopup::setAvatars(const Avatars *avatars) { delegateOf(m_list)->setAvatars(avatars); }

void MentionPopup::showPeople(const QList<Mentionable> &people)
{
    if (m_people == people && isVisible())
        return;
    m_people = people;
    m_model->clear();
    for (const Mentionable &person : people) {
        auto *item = new QStandardItem(person.name);
        item->setData(person.id.value(), kIdRole);
        item->setData(person.role, kRoleRole);
        item->setData(person.colour, kColourRole);
        m_model->appendRow(item);
    }
    m_list->setCurrentIndex(m_model->index(0, 0));
    tellCurrent();
}

QSize MentionPopup::wantedSize() const
{
    const int frame = 2 * themeOf(this).metrics.tiny;
    const int rows = std::min(kMostRows, int(m_people.size()));
    const int width = std::clamp(m_list->sizeHintForColumn(0) + frame, kNarrowest, kWidest);
    return {std::min(width, parentWidget()->width() - frame), rows * m_list->sizeHintForRow(0) + frame};
}

void MentionPopup::placeAt(const QRect &anchor)
{
    const int gap = themeOf(this).metrics.tiny;
    QRect place(anchor.topLeft(), wantedSize());
    place.moveBottom(anchor.top() - gap);
    if (place.top() < 0)
        place.moveTop(anchor.bottom() + gap);
    place.moveLeft(
        std::clamp(place.left(), gap, std::max(gap, parentWidget()->width() - place.width() - gap)));
    setGeometry(place);
    raise();
    show();
}

void MentionPopup::step(int by)
{
    const int rows = m_model->rowCount();
    m_list->setCurrentIndex(m_model->index((m_list->currentIndex().row() + by + rows) % rows, 0));
    tellCurrent();
}

Mentionable MentionPopup::current() const { return m_people.value(m_list->currentIndex().row()); }

/// The focus stays in the text, so a screen reader must be told about the row that the arrow keys select.
void MentionPopup::tellCurrent()
{
    //: Read aloud while names are suggested: %1 a name, %2 its place, %3 how many there are
    setAccessibleName(tr("%1, %2 of %3")
                          .arg(current().name, QString::number(m_list->currentIndex().row() + 1),
                               QString::number(m_people.size())));
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void MentionPopup::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.metrics.radius,
                            theme.metrics.radius);
}

} // namespace studio::ui
