// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/colour_row.h"

#include "ui/forms/choice_row.h"
#include "ui/forms/colour_names.h"
#include "ui/theme/avatar_colours.h"
#include "ui/theme/theme_of.h"

#include <QColorDialog>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kSwatch = 32;

QPixmap swatch(const QColor &colour, const QColor &edge, int size, qreal ratio, bool automatic)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, 1, automatic ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(0.5, 0.5, size - 1, size - 1));
    if (automatic) {
        QFont font = painter.font();
        font.setPixelSize(size / 2);
        font.setBold(true);
        painter.setFont(font);
        const QColor light = Theme::light().surface;
        const QColor dark = Theme::dark().window;
        painter.setPen(Theme::contrast(colour, light) > Theme::contrast(colour, dark) ? light : dark);
        painter.drawText(QRect(0, 0, size, size), Qt::AlignCenter, u"A"_s);
    }
    return pixmap;
}

} // namespace

ColourRow::ColourRow(const QString &objectName, const QList<QColor> &colours, Automatic automatic,
                     QWidget *parent)
    : QWidget(parent)
    , m_colours(colours)
    , m_automatic(automatic)
    , m_row(new ChoiceRow(objectName + u"Choice"_s, kSwatch, this))
    , m_other(new QPushButton(this))
{
    setObjectName(objectName);
    m_other->setObjectName(objectName + u"Other"_s);
    m_other->setAutoDefault(false);
    m_row->setRound(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_row);
    connect(m_row, &ChoiceRow::chosen, this,
            [this](int choice) { choose(choice < first() ? QString() : colourOf(choice).name()); });
    connect(m_other, &QPushButton::clicked, this, &ColourRow::askForOther);
}

void ColourRow::setWhat(const QString &what)
{
    m_what = what;
    m_other->setText(tr("Other…"));
    m_other->setAccessibleName(tr("%1: another colour").arg(what));
    QStringList names;
    if (m_automatic == Automatic::Yes)
        names.append(tr("%1: automatic").arg(what));
    for (const QColor &colour : std::as_const(m_colours))
        //: %1 is "Hair colour" or the like, %2 a colour such as #a0522d
        names.append(tr("%1: %2").arg(what, m_colours == companionColours()
                                                ? companionColourNames().value(int(names.size()) - first())
                                                : colour.name()));
    const bool isFirst = m_row->findChildren<ChoiceButton *>().isEmpty();
    m_row->setChoices(names);
    if (isFirst) {
        m_row->addAtEnd(m_other);
        setTabOrder(m_row->findChildren<ChoiceButton *>().last(), m_other);
    }
    m_row->setPaint([this](int choice, int size) {
        return swatch(colourOf(choice), themeOf(this).border, size, devicePixelRatioF(), choice < first());
    });
    refresh();
}

void ColourRow::setColour(const QString &hex)
{
    m_hex = hex;
    refresh();
}

void ColourRow::setAutomaticColour(const QColor &colour)
{
    if (colour == m_automaticColour)
        return;
    m_automaticColour = colour;
    m_row->repaintAll();
}

QColor ColourRow::colourOf(int choice) const
{
    return choice < first() ? m_automaticColour : m_colours.value(choice - first());
}

void ColourRow::choose(const QString &hex)
{
    if (hex == m_hex)
        return;
    m_hex = hex;
    refresh();
    Q_EMIT chosen(hex);
}

void ColourRow::askForOther()
{
    auto *dialog = new QColorDialog(m_hex.isEmpty() ? m_automaticColour : QColor(m_hex), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(objectName() + u"Dialog"_s);
    dialog->setWindowTitle(m_what);
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    connect(dialog, &QColorDialog::colorSelected, this,
            [this](const QColor &colour) { choose(colour.name()); });
    dialog->open();
}

void ColourRow::refresh()
{
    const QColor colour(m_hex);
    const qsizetype known = m_colours.indexOf(colour);
    const bool automatic = m_hex.isEmpty() && m_automatic == Automatic::Yes;
    m_row->setChoice(automatic ? 0 : known < 0 ? -1 : int(known) + first());
    // A colour that is not among the swatches appears beside the button that chose it.
    const bool other = !automatic && known < 0 && colour.isValid();
    m_other->setIcon(other ? QIcon(swatch(colour, themeOf(this).border, 16, devicePixelRatioF(), false))
                           : QIcon());
}

} // namespace studio::ui
