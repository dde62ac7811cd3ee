// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/setting_row.h"

#include "ui/settings/settings.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/calm_wheel.h"
#include "ui/widgets/plain_label.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTimeEdit>
#include <QToolButton>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWideSigns = 50;    // from here on the value is beside the name
constexpr int kControlSigns = 24; // the width of a value

int signsWide(const QWidget &widget, int signs) { return signs * widget.fontMetrics().averageCharWidth(); }

} // namespace

SettingRow::SettingRow(const SettingEntry &entry, Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_entry(entry)
    , m_settings(settings)
{
    setObjectName(named(u"Row"_s));
    m_name = plainLabel(named(u"Name"_s), this);
    m_about = quietLabel(named(u"About"_s), this);
    makeControl();
    m_control->setObjectName(named(u"Value"_s));
    m_name->setBuddy(m_control);
    if (entry.kind != SettingKind::Way) {
        m_reset = new QToolButton(this);
        m_reset->setObjectName(named(u"Reset"_s));
        m_reset->setToolButtonStyle(Qt::ToolButtonTextOnly);
        m_reset->setAutoRaise(true);
        m_reset->setFocusPolicy(Qt::StrongFocus);
        QSizePolicy keeps = m_reset->sizePolicy();
        keeps.setRetainSizeWhenHidden(true); // the values stay in one column
        m_reset->setSizePolicy(keeps);
        connect(m_reset, &QToolButton::clicked, this, [this] {
            m_control->setFocus(); // the button goes
            m_settings.reset(QString::fromLatin1(m_entry.key));
        });
        connect(&m_settings, &Settings::changed, this, [this](const QString &key) {
            if (key == QLatin1String(m_entry.key) || key == QLatin1String(m_entry.under))
                showValue();
        });
    }
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(themeOf(this).metrics.medium);
    m_grid->setVerticalSpacing(themeOf(this).metrics.tiny);
    m_grid->setColumnStretch(0, 1);
    layOut(false);
    onThemeChange(this, [this] {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        m_name->setFont(bold);
    });
    onRetranslate(this, [this] { retranslate(); });
}

/// "look/theme" and "Reset" become "setting_look_theme_Reset".
QString SettingRow::named(const QString &part) const
{
    return u"setting_%1_%2"_s.arg(QString::fromLatin1(m_entry.key).replace(u'/', u'_'), part);
}

void SettingRow::makeControl()
{
    switch (m_entry.kind) {
    case SettingKind::Switch: m_control = makeSwitch(); break;
    case SettingKind::Choice: m_control = makeChoice(); break;
    case SettingKind::Number: m_control = makeNumber(); break;
    case SettingKind::Text: m_control = makeText(); break;
    case SettingKind::Time: m_control = makeTime(); break;
    case SettingKind::Way: m_control = makeWay(); break;
    }
    m_control->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QWidget *SettingRow::makeSwitch()
{
    auto *box = new QCheckBox(this);
    connect(box, &QCheckBox::toggled, this, [this](bool on) {
        if (!m_isShowing)
            m_settings.set(QString::fromLatin1(m_entry.key), on);
    });
    return box;
}

QWidget *SettingRow::makeChoice()
{
    auto *box = new QComboBox(this);
    for (const SettingChoice &choice : m_entry.choices)
        box->addItem(QString(), QString::fromLatin1(choice.word));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    keepWheelCalm(box);
    connect(box, &QComboBox::activated, this, [this, box](int index) {
        m_settings.set(QString::fromLatin1(m_entry.key), box->itemData(index).toString());
    });
    return box;
}

QWidget *SettingRow::makeNumber()
{
    auto *box = new QSpinBox(this);
    box->setRange(int(m_entry.least), int(m_entry.most));
    box->setSingleStep(int(m_entry.step));
    box->setSuffix(u' ' + QString::fromLatin1(m_entry.unit));
    box->setKeyboardTracking(false); // "150" is not first 1 and then 15
    keepWheelCalm(box);
    connect(box, &QSpinBox::valueChanged, this, [this](int value) {
        if (!m_isShowing)
            m_settings.set(QString::fromLatin1(m_entry.key), double(value));
    });
    return box;
}

QWidget *SettingRow::makeText()
{
    auto *line = new QLineEdit(this);
    line->setMaxLength(int(m_entry.most));
    connect(line, &QLineEdit::editingFinished, this, [this, line] {
        if (!m_isShowing)
            m_settings.set(QString::fromLatin1(m_entry.key), line->text());
    });
    return line;
}

QWidget *SettingRow::makeTime()
{
    auto *box = new QTimeEdit(this);
    box->setDisplayFormat(u"HH:mm"_s);
    box->setKeyboardTracking(false);
    keepWheelCalm(box);
    connect(box, &QTimeEdit::timeChanged, this, [this](const QTime &time) {
        if (!m_isShowing)
            m_settings.set(QString::fromLatin1(m_entry.key), time.toString(u"HH:mm"_s));
    });
    return box;
}

QWidget *SettingRow::makeWay()
{
    auto *button = new QPushButton(this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this] {
        if (m_action)
            m_action->trigger();
    });
    return button;
}

void SettingRow::setAction(QAction *action)
{
    m_action = action;
    setVisible(action && action->isVisible());
    if (!action)
        return;
    connect(action, &QAction::changed, this, [this] { showAction(); });
    showAction();
}

void SettingRow::focusControl() { m_control->setFocus(Qt::OtherFocusReason); }

void SettingRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool wide = width() >= signsWide(*this, kWideSigns);
    if (wide != m_isWide)
        layOut(wide);
}

void SettingRow::layOut(bool wide)
{
    m_isWide = wide;
    for (QWidget *widget : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_about), m_control,
                            static_cast<QWidget *>(m_reset)})
        if (widget)
            m_grid->removeWidget(widget);
    const int texts = wide ? 1 : 2; // columns
    m_grid->addWidget(m_name, 0, 0, 1, texts);
    m_grid->addWidget(m_about, 1, 0, 1, texts);
    const int row = wide ? 0 : 2;
    const int rows = wide ? 2 : 1;
    const Qt::Alignment middle = wide ? Qt::AlignVCenter : Qt::Alignment();
    m_grid->addWidget(m_control, row, wide ? 1 : 0, rows, 1, middle);
    if (m_reset)
        m_grid->addWidget(m_reset, row, wide ? 2 : 1, rows, 1, middle);
    m_control->setFixedWidth(signsWide(*this, kControlSigns));
    if (!wide)
        m_grid->setAlignment(m_control, Qt::AlignLeft);
}

void SettingRow::showValue()
{
    const QScopedValueRollback showing(m_isShowing, true);
    const QString key = QString::fromLatin1(m_entry.key);
    const QJsonValue value = m_settings.value(key);
    if (auto *box = qobject_cast<QCheckBox *>(m_control)) {
        box->setChecked(value.toBool());
        box->setText(valueText(m_entry, value));
    } else if (auto *choices = qobject_cast<QComboBox *>(m_control)) {
        choices->setCurrentIndex(choices->findData(value.toString()));
    } else if (auto *number = qobject_cast<QSpinBox *>(m_control)) {
        number->setValue(int(std::lround(value.toDouble())));
    } else if (auto *line = qobject_cast<QLineEdit *>(m_control)) {
        line->setText(value.toString());
    } else if (auto *time = qobject_cast<QTimeEdit *>(m_control)) {
        time->setTime(QTime::fromString(value.toString(), u"HH:mm"_s));
    }
    const QLatin1String under(m_entry.under);
    m_control->setEnabled(under.isEmpty() || m_settings.isOn(under));
    if (m_reset)
        m_reset->setVisible(!m_settings.isDefault(key));
}

void SettingRow::showAction()
{
    m_control->setEnabled(m_action->isEnabled());
    m_control->setToolTip(m_action->toolTip());
}

void SettingRow::retranslate()
{
    const QString name = settingName(m_entry);
    m_name->setText(name);
    m_about->setText(settingAbout(m_entry));
    m_about->setVisible(!m_about->text().isEmpty());
    m_control->setAccessibleName(name);
    m_control->setAccessibleDescription(settingAbout(m_entry));
    if (auto *button = qobject_cast<QPushButton *>(m_control))
        button->setText(tr("Open…"));
    if (auto *choices = qobject_cast<QComboBox *>(m_control))
        for (int index = 0; index < choices->count(); ++index)
            choices->setItemText(index, choiceName(m_entry.choices[size_t(index)]));
    if (m_reset) {
        m_reset->setText(tr("Reset"));
        m_reset->setAccessibleName(tr("Reset “%1”").arg(name));
        m_reset->setToolTip(tr("Back to “%1”").arg(valueText(m_entry, fallbackOf(m_entry))));
        showValue();
    }
}

} // namespace studio::ui
